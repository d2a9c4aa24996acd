import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="runs what takes longer, and nothing else")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: takes longer")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--long")
    left = [item for item in items if (item.get_closest_marker("long") is not None) != wanted]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]
