"""Builds the package: maturin, and the module a second time.

The wheel holds the module for any x86-64 processor and one for those since 2015 (x86-64-v3), which is much faster. At
import the processor is asked which one it can run. On other processors there is one module.

`ORRERY_PROFILE` names another profile of cargo than `release`, `ORRERY_RUSTFLAGS` more flags for rustc.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import os
import platform
import re
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Any, Mapping

Settings = Mapping[str, Any] | None

HERE = Path(__file__).resolve().parent.parent
ROOT = HERE.parent.parent
MODULE = "orrery/_native.abi3.so"
FAST = "orrery/_native_v3.abi3.so"
IS_X86 = platform.machine().lower() in ("x86_64", "amd64") and os.name == "posix"
# What the extension is made of, besides this folder.
CRATES = ["core", "yinsh", "lyngk", "kulami", "games", "study", "engine", "view", "learn", "puzzles"]
FILES = ["Cargo.toml", "rust-toolchain.toml", "LICENSE-APACHE", "LICENSE-MIT", "data", "lessons"]


def _maturin(call: str, flags: str | None, folder: str, *arguments: Any) -> str:
    """Calls maturin's own backend, in this folder and with these flags for rustc."""
    import maturin

    kept, directory = dict(os.environ), os.getcwd()
    try:
        os.chdir(HERE)
        if flags is not None:
            os.environ["RUSTFLAGS"] = f"{flags} {os.environ.get('ORRERY_RUSTFLAGS', '')}".strip()
            os.environ.pop("CARGO_ENCODED_RUSTFLAGS", None)
        target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")).absolute() / "python" / folder
        profile = os.environ.get("ORRERY_PROFILE", "release")
        given = os.environ.get("MATURIN_PEP517_ARGS", "")
        os.environ["MATURIN_PEP517_ARGS"] = f"{given} --locked --profile {profile}".strip()
        os.environ["CARGO_TARGET_DIR"] = str(target)
        return str(getattr(maturin, call)(*arguments))
    finally:
        os.chdir(directory)
        os.environ.clear()
        os.environ.update(kept)


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Builds the wheel, with two modules where the processor is an x86-64."""
    folder = str(Path(wheel_directory).absolute())
    metadata = metadata_directory and str(Path(metadata_directory).absolute())
    if not IS_X86:
        return _maturin("build_wheel", None, "any", folder, config_settings, metadata)
    name = _maturin("build_wheel", "-C target-cpu=x86-64", "baseline", folder, config_settings, metadata)
    with tempfile.TemporaryDirectory() as fast:
        other = _maturin("build_wheel", "-C target-cpu=x86-64-v3", "v3", fast, config_settings, metadata)
        with zipfile.ZipFile(Path(fast) / other) as wheel:
            module = wheel.read(MODULE)
    _add(Path(folder) / name, FAST, module)
    return name


def _add(wheel: Path, name: str, content: bytes) -> None:
    """Adds a file to a wheel, and to its record."""
    with zipfile.ZipFile(wheel) as old:
        members = [(info, old.read(info)) for info in old.infolist()]
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    line = f"{name},sha256={digest},{len(content)}\n".encode()
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for info, data in members:
            if info.filename.endswith(".dist-info/RECORD"):
                data = line + data
            new.writestr(info, data, zipfile.ZIP_DEFLATED, 9)
        module = next(info for info, _ in members if info.filename == MODULE)
        info = zipfile.ZipInfo(name, module.date_time)
        info.external_attr = module.external_attr
        new.writestr(info, content, zipfile.ZIP_DEFLATED, 9)


def build_editable(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """As maturin does it: with one module, for any processor."""
    folder = str(Path(wheel_directory).absolute())
    return _maturin("build_editable", None, "any", folder, config_settings, metadata_directory)


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    """As maturin does it."""
    folder = str(Path(metadata_directory).absolute())
    return _maturin("prepare_metadata_for_build_wheel", None, "any", folder, config_settings)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The part of the repository that the package is made of, in the same places."""
    version = re.search(r'^version = "(.+)"', (HERE / "Cargo.toml").read_text(), re.MULTILINE)
    assert version, "Cargo.toml has a version"
    base = f"orrery-{version[1]}"
    tree = [HERE.relative_to(ROOT) / name for name in ["Cargo.toml", "Cargo.lock", "pyproject.toml", "README.md"]]
    tree += [HERE.relative_to(ROOT) / name for name in ["backend", "python", "src"]]
    tree += [Path("crates") / crate for crate in CRATES] + [Path(name) for name in FILES]
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path in sorted(path for part in tree for path in _files(ROOT / part)):
            inside = path.relative_to(ROOT)
            text = path.read_bytes()
            if inside == Path("Cargo.toml"):
                # The workspace without what is not here.
                text = re.sub(rb"(?m)^(members|default-members) = .*$", b"", text)
                text = text.replace(b"[workspace]", b'[workspace]\nmembers = ["crates/*"]', 1)
                text = re.sub(rb"(?ms)^\[profile\..*\Z", b"", text)
            _put(archive, f"{base}/{inside}", text)
        project = (HERE / "pyproject.toml").read_text()
        inner = HERE.relative_to(ROOT)
        project = project.replace('backend-path = ["backend"]', f'backend-path = ["{inner}/backend"]')
        project = project.replace('readme = "README.md"', f'readme = "{inner}/README.md"')
        _put(archive, f"{base}/pyproject.toml", project.encode())
        information = f"Metadata-Version: 2.4\nName: orrery\nVersion: {version[1]}\nRequires-Python: >=3.11\n"
        _put(archive, f"{base}/PKG-INFO", information.encode())
    name = f"{base}.tar.gz"
    Path(sdist_directory, name).write_bytes(gzip.compress(buffer.getvalue(), mtime=0))
    return name


def _files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    return [file for file in path.rglob("*") if file.is_file() and not _is_made(file)]


def _is_made(file: Path) -> bool:
    return file.suffix in (".so", ".pyc", ".pyd") or "__pycache__" in file.parts


def _put(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    member = tarfile.TarInfo(name)
    member.size, member.mode = len(content), 0o644
    archive.addfile(member, io.BytesIO(content))


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Nothing but what pyproject.toml says: Rust has to be there."""
    return []


get_requires_for_build_editable = get_requires_for_build_wheel
get_requires_for_build_sdist = get_requires_for_build_wheel
