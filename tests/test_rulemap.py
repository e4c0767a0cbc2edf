"""Every numbered rule of a rulebook has one home in the sources, and every scenario and ruling a test."""

import pytest

from tools import rules
from tools.rules import Place, Rule

GAMES = rules.games()


def unproven(book: list[Rule], places: list[Place]) -> list[str]:
    """The numbers of a rulebook that no test names."""
    return [rule.number for rule in book if rules.needs_home(rule, book) and not rules.proofs(rule, places)]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_exactly_one_home(game: str) -> None:
    """A home is a module whose docstrings open with the number, alone or in a list of numbers."""
    book, places = rules.shelf(game), rules.sources(game)
    wrong = {}
    for rule in book:
        files = sorted({place.file for place in rules.homes(rule.number, places)})
        if rules.needs_home(rule, book) and len(files) != 1:
            wrong[rule.number] = files or "no home"
    assert wrong == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_source_names_a_rule_that_does_not_exist(game: str) -> None:
    """A docstring opens with numbers of the rulebook only."""
    known = {rule.number for rule in rules.shelf(game)} | rules.steps(game)
    named = {number for place in rules.sources(game) for number in rules.opens_with(place.text)}
    assert named - known == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_and_every_ruling_has_a_test(game: str) -> None:
    """`test_t010_…` proves scenario T-010; a test proves a ruling by naming it in its docstring."""
    proven = rules.tests(game)
    bare = [
        rule.number
        for rule in rules.shelf(game)
        if rule.kind in (rules.RULINGS, rules.SCENARIOS) and not rules.proofs(rule, proven)
    ]
    assert bare == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    """Not only rulings: each numbered rule stands in the docstring of a test that proves it."""
    assert unproven(rules.shelf(game), rules.tests(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_rule_is_named_by_a_test(game: str) -> None:
    """S7 of a round, P2 of a petition: a step is proven like a rule."""
    steps = [Rule(number, "step", "") for number in sorted(rules.steps(game))]
    assert [step.number for step in steps if not rules.proofs(step, rules.tests(game))] == []


def test_a_rule_that_no_test_names_is_missed() -> None:
    """Take the only test of 14.4 of Gold River away, and the map says so."""
    book, proven = rules.shelf("goldriver"), rules.tests("goldriver")
    ghosts = next(rule for rule in book if rule.number == "14.4")
    silent = [place for place in proven if place not in rules.proofs(ghosts, proven)]
    assert unproven(book, silent) == ["14.4"]


@pytest.mark.parametrize("game", GAMES)
def test_no_test_bears_a_number_that_is_not_in_the_book(game: str) -> None:
    """Each `test_t…` belongs to a scenario of the rulebook."""
    numbers = {rule.number for rule in rules.shelf(game) if rule.kind == rules.SCENARIOS}
    known = {rules.digits(number) for number in numbers}
    named = {rules.scenario(place.name) for place in rules.tests(game)} - {None}
    assert named - known == set()


BOOK = """## 3. Set-up

Lay everything out.

## 7. The town

### 7.6 Saloon

Rob somebody.

#### 7.6.3 Recruit

Take an Outlaw.

## 15. Rulings

* **R-24** How much? Double.

## 16. Scenarios

### 16.1 Set-up

* **T-010** Given a table. Then it stands.
"""


def test_a_book_is_read_by_its_numbers() -> None:
    """Headings, rulings and scenarios; chapters with sections are mere roofs, lists of rules are no rules."""
    book = rules.rules(BOOK)
    assert [(rule.number, rule.kind) for rule in book] == [
        ("3", "heading"),
        ("7", "heading"),
        ("7.6", "heading"),
        ("7.6.3", "heading"),
        ("15", "heading"),
        ("R-24", rules.RULINGS),
        ("16", "heading"),
        ("16.1", "heading"),
        ("T-010", rules.SCENARIOS),
    ]
    homeless = [rule.number for rule in book if rules.needs_home(rule, book)]
    assert homeless == ["3", "7.6", "7.6.3", "R-24"]


OPENINGS = [
    ("7.6. He robs.", ["7.6"]),
    ("7.6.3, R-24. He recruits.", ["7.6.3", "R-24"]),
    ("R-24: double.", ["R-24"]),
    ("3. Set the table up.", ["3"]),
    ("A5, A12. The first player wins.", ["A5", "A12"]),
    ("The Saloon (7.6).", []),
    ("A card is taken.", []),
    ("5 dice are rolled.", []),
]


@pytest.mark.parametrize(("text", "numbers"), OPENINGS)
def test_a_docstring_opens_with_its_rules(text: str, numbers: list[str]) -> None:
    """A number counts only where a docstring begins, and a full stop or a colon closes the list."""
    assert rules.opens_with(text) == numbers


def test_a_test_proves_what_it_names() -> None:
    """T-010 by its name, whatever zeros; R-24 by its docstring, but not R-2 or R-240; a chapter only where a
    rule must be meant.
    """
    tests = [
        Place("a.py", 1, "test_t010_stands", ""),
        Place("a.py", 5, "test_t100_falls", "R-24. Double."),
        Place("a.py", 9, "helper", "R-24."),
        Place("a.py", 12, "test_more", "R-240 and R-2."),
    ]
    chapters = [Place("a.py", 1, "test_a", "A wins at 8."), Place("a.py", 5, "test_b", "A wins (8, A4).")]
    assert [test.line for test in rules.proofs(Rule("8", "heading", ""), chapters)] == [5]
    assert [test.line for test in rules.proofs(Rule("T-010", rules.SCENARIOS, ""), tests)] == [1]
    assert [test.line for test in rules.proofs(Rule("R-24", rules.RULINGS, ""), tests)] == [5]


def test_the_command_prints_rule_home_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    """`python tools/rules.py R-24` finds the ruling, the module that carries it out, and its tests."""
    assert rules.main(["R-24"]) == 0
    said = capsys.readouterr().out
    assert "Dynamite with a poor mine" in said
    assert "places/gold_mine.py" in said
    assert "test_t054_dynamite" in said


def test_the_command_says_when_there_is_no_such_rule(capsys: pytest.CaptureFixture[str]) -> None:
    """A number that no rulebook has, or none at all: one sentence and a status."""
    assert rules.main(["R-99"]) == 1
    assert "R-99" in capsys.readouterr().out
    assert rules.main([]) == 2
    assert "R-24" in capsys.readouterr().out
