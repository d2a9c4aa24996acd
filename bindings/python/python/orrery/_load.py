"""Chooses the build of the extension that this processor can run.

The wheel for x86-64 holds two: `_native`, for any processor, and `_native_v3`, for those since 2015. The first one is asked
what the processor has. `ORRERY_CPU=baseline` in the environment keeps it.
"""

import importlib.util
import os
import sys
from importlib.machinery import ExtensionFileLoader
from pathlib import Path


def load() -> None:
    """Puts the right module into `sys.modules` as `orrery._native`."""
    from orrery import _native

    wanted = os.environ.get("ORRERY_CPU", "")
    if wanted not in ("", "baseline"):
        raise ImportError(f"ORRERY_CPU is {wanted!r}: only 'baseline' means something")
    if _native.__file__ is None or wanted == "baseline" or not _native.supports_v3():
        return
    name = Path(_native.__file__)
    fast = name.with_name(name.name.replace("_native.", "_native_v3."))
    if not fast.exists():
        return
    loader = ExtensionFileLoader("orrery._native", str(fast))
    spec = importlib.util.spec_from_file_location("orrery._native", fast, loader=loader)
    if spec is None:
        return
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    sys.modules["orrery._native"] = module
    setattr(sys.modules["orrery"], "_native", module)
