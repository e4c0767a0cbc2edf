"""The example of docs/writing-a-bot.md does what the page says."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from tenderfoot.bots.outside import GROUP

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"


def programs() -> list[str]:
    """The page's Python: a function, and a class."""
    return re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def example() -> str:
    _, found = programs()
    return found


def test_a_function_is_a_bot() -> None:
    function, _ = programs()
    done = subprocess.run([sys.executable, "-c", function], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_entry_point_of_the_page_is_where_bots_are_looked_for() -> None:
    (said,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    points = tomllib.loads(said)["project"]["entry-points"]
    assert points == {GROUP: {"miser": "my_bot:Miser"}}


def test_the_example_is_about_twenty_lines() -> None:
    body = example().partition("class Miser")[2]
    assert len([line for line in body.splitlines() if line.strip()]) <= 20


def test_the_command_of_the_page_measures_the_example(tmp_path: Path) -> None:
    Path(tmp_path, "miser.py").write_text(example(), "utf-8")
    line = next(line for line in PAGE.read_text("utf-8").splitlines() if "tenderfoot arena" in line)
    words = line.split("tenderfoot ")[1].replace("--seeds 50", "--seeds 3").split()
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; from tenderfoot.cli import main; sys.exit(main())",
            *words,
            "--jobs",
            "1",
        ],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path), "LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Miser against 2 × greenhorn | 3 × 3" in done.stdout
    assert "greenhorn against 2 × Miser" in done.stdout
    assert "Miser against 2 × Miser" in done.stdout
