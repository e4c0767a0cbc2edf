"""A lock file pins and hashes everything and names no address; each fault is found."""

from typing import Final

import pytest

from tools.check_lock import faults

HASHES: Final = "    --hash=sha256:" + "a" * 64
GOOD: Final = (
    f"fluent-runtime==0.4.0 \\\n{HASHES} \\\n{HASHES}\nrich==15.0.0 ; python_version < '4' \\\n{HASHES}\n"
)


def test_a_good_lock_has_no_fault() -> None:
    assert faults("# why\nFluent.runtime==0.4.0  # text\n-r other.in\nrich\n", GOOD) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("==0.4.0", ">=0.4.0"), "neither an exact version nor a hash"),
        ((f" \\\n{HASHES} \\\n{HASHES}\n", "\n"), "neither an exact version nor a hash"),
        (("a" * 64, "a" * 63), "neither an exact version nor a hash"),
        (("rich==15.0.0", "rich @ https://example.org/rich.whl"), "names an address"),
        (("rich==15.0.0", "--index-url example\nrich==15.0.0"), "names an address"),
        (("rich==15.0.0", "poor==15.0.0"), "rich is wanted but not locked"),
    ],
)
def test_each_fault_is_found(change: tuple[str, str], said: str) -> None:
    found = faults("fluent.runtime\nrich==15.0.0\n", GOOD.replace(*change))
    assert any(said in fault for fault in found)
