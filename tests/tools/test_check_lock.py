"""A lock file pins and hashes everything and names no address; each fault is found."""

from typing import Final

import pytest

from tools.check_lock import bare_faults, faults, unknown

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


def test_what_has_a_build_for_each_machine_has_a_version_and_no_more() -> None:
    assert bare_faults("# why\ntorch==2.13.0\n") == []


@pytest.mark.parametrize("line", ["torch", "torch>=2", "--index-url example", "torch @ https://example.org"])
def test_less_or_more_than_a_version_is_found(line: str) -> None:
    assert bare_faults(f"{line}\n") == [f"it is no exact version and nothing else: {line}"]


def test_a_lock_file_that_nobody_checks_is_found() -> None:
    assert unknown(["play", "torch", "surprise"]) == ["requirements/surprise.txt is checked by nobody."]
