"""Where is a rule? `python tools/rules.py R-24` prints the rule, its home in the sources and its tests.

A rulebook (`docs/rules/<game>.md`) numbers its rules: headings (`7.6`), rulings (`R-24`, `A5`) and
scenarios (`T-010`, `T7`). A rule's home is the one module whose docstrings open with its number, alone
or in a list (`7.3, R-24. The winner …`); a ruling may also stand inside a docstring. A test proves a
scenario by its name (`test_t010_…`), any other rule by naming it in its docstring.
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
NUMBER: Final = r"(?:[A-Z]-?\d+|\d+(?:\.\d+)*)"
HEADING: Final = re.compile(rf"^#{{2,4}} ({NUMBER})\.? (.+)$")
ITEM: Final = re.compile(r"^(?:\* \*\*|\| ?)([A-Z]-?\d+)(?:\*\*| ?\|)")
OPENING: Final = re.compile(rf"^({NUMBER}(?:,\s{NUMBER})*)[.:]\s")
RULINGS: Final = "ruling"
SCENARIOS: Final = "scenario"
# Chapters that hold words, explanations or lists of other rules, by the first word of their title.
NO_RULES: Final = (
    "Conventions",
    "Terms",
    "What follows",
    "Rulings",
    "Ambiguities",
    "Scenarios",
    "Test scenarios",
    "Invariants",
    "Which values",
)


class Rule(NamedTuple):
    """A numbered rule: its text, and whether it is a heading, a ruling or a scenario."""

    number: str
    kind: str
    text: str


class Place(NamedTuple):
    """A docstring of a module, a class or a function, and where it stands."""

    file: str
    line: int
    name: str
    text: str


def rules(book: str) -> list[Rule]:
    """Every numbered rule of a rulebook, in its order."""
    found: list[Rule] = []
    chapter = ""
    for line in book.splitlines():
        heading = HEADING.match(line)
        item = ITEM.match(line) if RULINGS in chapter or SCENARIOS in chapter else None
        if line.startswith("## "):
            chapter = line.lower()
        if heading:
            found.append(Rule(heading[1], "heading", line))
        elif item:
            found.append(Rule(item[1], RULINGS if RULINGS in chapter else SCENARIOS, line))
        elif found and (found[-1].kind == "heading" or not line.startswith(("*", "|", "#"))):
            found[-1] = found[-1]._replace(text=f"{found[-1].text}\n{line}")
    return [rule._replace(text=rule.text.strip()) for rule in found]


def needs_home(rule: Rule, book: list[Rule]) -> bool:
    """Whether something must carry this rule out: a ruling, or a heading that is no mere roof."""
    if rule.kind != "heading":
        return rule.kind == RULINGS
    chapter = rule.number.split(".")[0]
    about = [title(other) for other in book if other.number in (chapter, rule.number)]
    roof = chapter == rule.number and any(other.number.startswith(f"{chapter}.") for other in book)
    return not roof and not any(words.startswith(NO_RULES) for words in about)


def title(rule: Rule) -> str:
    """The words of a heading."""
    return rule.text.splitlines()[0].lstrip("# ").removeprefix(rule.number).lstrip(". ")


def docstrings(folder: Path) -> Iterator[Place]:
    """Every docstring below a folder."""
    for file in sorted(folder.rglob("*.py")):
        path = file.relative_to(ROOT).as_posix()
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                name = "" if isinstance(node, ast.Module) else node.name
                line = 1 if isinstance(node, ast.Module) else node.lineno
                yield Place(path, line, name, ast.get_docstring(node) or "")


def opens_with(text: str) -> list[str]:
    """The rule numbers a docstring opens with."""
    opening = OPENING.match(text)
    return re.findall(NUMBER, opening[1]) if opening else []


def homes(number: str, places: list[Place]) -> list[Place]:
    """The docstrings that open with this number; for a ruling that opens none, those that name it."""
    opened = [place for place in places if number in opens_with(place.text)]
    if opened or number[0].isdigit():
        return opened
    return [place for place in places if mentions(number, place.text)]


def mentions(number: str, text: str) -> bool:
    """Whether a text names exactly this rule."""
    return re.search(rf"(?<![\w.-]){re.escape(number)}(?![\w]|\.\d)", text) is not None


def proofs(rule: Rule, places: list[Place]) -> list[Place]:
    """The tests of a rule."""
    tests = [place for place in places if place.name.startswith("test_")]
    if rule.kind == SCENARIOS:
        return [test for test in tests if scenario(test.name) == digits(rule.number)]
    return [test for test in tests if names(rule.number, test.text)]


def names(number: str, text: str) -> bool:
    """Whether a test's docstring names this rule; a chapter opens it or stands in brackets."""
    if not number.isdigit():
        return mentions(number, text)
    return number in opens_with(text) or number in re.findall(
        rf"(?<=[(\s])({NUMBER})(?=[),])", _bracketed(text)
    )


def _bracketed(text: str) -> str:
    """What stands in brackets and holds nothing but numbers of rules."""
    return " ".join(re.findall(rf"\({NUMBER}(?:,\s{NUMBER})*\)", text))


def digits(number: str) -> int:
    """The number of a scenario without its letter."""
    return int(re.sub(r"\D", "", number))


def scenario(name: str) -> int | None:
    """The scenario a test is named after."""
    named = re.match(r"test_t(\d+)_", name)
    return int(named[1]) if named else None


def games() -> list[str]:
    """The games that have a rulebook and sources."""
    books = sorted((ROOT / "docs" / "rules").glob("*.md"))
    return [book.stem for book in books if (ROOT / "src/tenderfoot/games" / book.stem).is_dir()]


@cache
def shelf(game: str) -> list[Rule]:
    """The rules of a game."""
    return rules((ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8"))


def steps(game: str) -> set[str]:
    """The numbered steps inside rules, such as T3 of a throw or P2 of a petition."""
    book = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    return set(re.findall(r"^(?:\*\*|\| )([A-Z]\d+)\b", book, re.MULTILINE))


@cache
def sources(game: str) -> list[Place]:
    """The docstrings of a game's rules."""
    return list(docstrings(ROOT / "src/tenderfoot/games" / game))


@cache
def tests(game: str) -> list[Place]:
    """The docstrings of a game's tests."""
    return list(docstrings(ROOT / "tests/games" / game))


def show(rule: Rule, game: str) -> None:
    """Print a rule, its home and its tests."""
    print(f"{game}\n\n{rule.text}\n")
    for title, places in (
        ("home", homes(rule.number, sources(game))),
        ("tests", proofs(rule, tests(game))),
    ):
        print(f"{title}:" if places else f"{title}: none")
        for place in places:
            print(f"  {place.file}:{place.line} {place.name}".rstrip())


def main(wanted: list[str]) -> int:
    """Show each rule asked for, in every rulebook that has it."""
    if not wanted:
        print("Name a rule, for example: python tools/rules.py R-24")
        return 2
    missing = 0
    for number in wanted:
        found = [(rule, game) for game in games() for rule in shelf(game) if rule.number == number]
        for rule, game in found:
            show(rule, game)
        if not found:
            print(f"No rulebook has a rule {number}.")
            missing = 1
    return missing


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
