"""The laws of the house, as functions from source text to complaints. `test_architecture.py` applies them.

A path is written from the package on: `games/dicetown/town.py`. A complaint is one line that says where
and what. Each law is a function of one `Source`, so that a planted violation can be fed to it.
"""

import ast
import re
import sys
from collections.abc import Iterator
from typing import Final

FILE_CEILING: Final = 300
FUNCTION_CEILING: Final = 30

# Longer files, each with its reason.
LONGER: Final = {"engine/contract.py": "the file to read first: half of it is prose"}

RULES: Final = frozenset({"engine", "games"})
BELOW: Final = RULES | {"bots"}

# Who may import whom, by the part of the package; "" is the package itself: its version, and what it gives.
MAY_IMPORT: Final = {
    "": frozenset({"bots", "data", "engine", "front"}),
    "engine": frozenset({"engine"}),
    "games": RULES,
    "bots": BELOW,
    "locale": frozenset({"engine", "locale"}),
    "arena": BELOW | {"", "arena", "extras"},
    "extras": frozenset({"engine"}),
    "notebook": RULES | {"", "locale", "notebook"},
    "numbers": RULES | {"", "numbers"},
    "research": BELOW | {"", "extras", "locale", "notebook", "numbers", "research", "terminal"},
    "data": BELOW | {"", "arena", "data", "extras", "locale"},
    "server": BELOW | {"", "extras", "locale", "server"},
    "terminal": BELOW | {"", "locale", "terminal"},
    "front": BELOW | {"", "arena", "data", "extras", "front", "locale", "notebook", "terminal"},
    "cli": BELOW | {"", "locale", "arena", "data", "extras", "server", "terminal", "cli"},
    "__main__": frozenset({"cli"}),
}

# Rules know no chance but the engine's, no clock, no machine, no storage, no other process.
UNKNOWN_TO_RULES: Final = frozenset(
    [
        "random",
        "secrets",
        "uuid",
        "time",
        "datetime",
        "os",
        "sys",
        "io",
        "pathlib",
        "shutil",
        "tempfile",
        "socket",
        "ssl",
        "http",
        "urllib",
        "sqlite3",
        "subprocess",
        "threading",
        "multiprocessing",
        "concurrent",
        "asyncio",
        "logging",
        "signal",
        "pickle",
        "copy",
        "dataclasses",
        "inspect",
        "importlib",
    ]
)
# Nor a bot of a clock, and of whatever else would let the same seed decide differently.
CLOCKS: Final = frozenset({"time", "datetime", "timeit", "sched", "signal", "threading", "resource"})
UNKNOWN_TO_BOTS: Final = CLOCKS | {
    *("socket", "ssl", "http", "urllib", "sqlite3", "subprocess", "asyncio", "logging"),
    *("multiprocessing", "concurrent", "secrets", "uuid"),
}
# The one module from outside the standard library that rules may use: it marks classes for the compiler.
RULES_MAY_USE: Final = frozenset({"mypy_extensions", "_sha2", "_sha256"})  # the hash by its two names

DECORATORS: Final = frozenset(
    {"final", "property", "staticmethod", "classmethod", "overload", "mypyc_attr", "trait"}
)
# A second parent of two families: what lies open on a table (a `State`) and in every `View` of it.
SHARED: Final = frozenset({"Board"})
TABLE_MODULE: Final = re.compile(r"tenderfoot\.games\.\w+\.(?:state|stored)\b")
STATE: Final = frozenset({"frames", "asks", "sealed", "whole", "log", "patient", "copy"})  # what all have
VAGUE: Final = re.compile(r"(?:Manager|Helper|Util|Utils|Handler|Info|Data)(?![a-z])")
VAGUE_FILE: Final = re.compile(r"(?:^|_)(?:manager|helper|util|handler|info|data)s?(?:_|$)")
MARKS: Final = ("TODO", "FIXME", "XXX")  # of unfinished work; nowhere else may they stand
UNFINISHED: Final = re.compile(rf"\b(?:{'|'.join(MARKS)})\b")
HOST: Final = re.compile(
    r"(?i)\b[\w.-]*(?:pypi|pythonhosted|npmjs|registry|artifactory|nexus)[\w-]*\.[a-z]{2,}\b"
)
PLACES: Final = ("home", "root", "Users", "work", "opt", "mnt", "srv")  # where people keep what is theirs
MACHINE_PATH: Final = re.compile(rf"(?<![\w.:/~$}}*-])(?:/(?:{'|'.join(PLACES)})/[\w.-]+|[A-Z]:\\\\?Users\b)")

# Words of the boxes that no condition may weigh; where the box is put together they may stand.
BOX_WORDS: Final = frozenset({"edition", "editions", "wildwest", "west", "indians"})
BOX_FILES: Final = frozenset({"setup.py", "edition.py"})

# What every game has, under the same name and in the same place; a newcomer who knows one knows his way.
SKELETON: Final[dict[str, set[str]]] = {
    "__init__.py": set(),
    "box.py": set(),
    "cards/__init__.py": set(),
    "choices.py": set(),
    "edition.py": {"SETTINGS", "Edition", "resolved"},
    "end.py": set(),
    "events.py": set(),
    "game.py": {"GAME", "VERSION", "new_game", "view", "determinize", "scores"},
    "keys.py": set(),
    "known/almanac.py": {"almanac"},
    "known/determinize.py": {"imagine"},
    "known/shapes.py": {"TableShape", "OwnShape", "ViewShape"},
    "known/view.py": set(),
    "prompts.py": {"PROMPTS"},
    "setup.py": {"set_up"},
    "sorts.py": set(),
    "state.py": set(),
    "stored/codec.py": {"dump", "load"},
    "stored/frames.py": set(),
    "stored/inventory.py": {"count"},
}
MOST_NAMES: Final = 22  # in the top folder of a game: a round at a glance


class Source:
    """One module: its path in the package, its text, its tree."""

    def __init__(self, path: str, text: str) -> None:
        self.path: Final = path
        self.text: Final = text
        self.tree: Final = ast.parse(text)
        parts = path.split("/")
        self.part: Final = _part(parts[0].removesuffix(".py"))
        self.file: Final = parts[-1]
        self.game: Final = parts[1] if self.part == "games" and len(parts) > 2 else ""

    def complain(self, node: ast.AST, what: str) -> str:
        return f"{self.path}:{getattr(node, 'lineno', 1)}: {what}"


def _part(name: str) -> str:
    return "" if name == "__init__" else name


def imported(source: Source) -> Iterator[tuple[ast.AST, str]]:
    """Every module imported, by its full name; a relative import is none of ours."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node, alias.name
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                yield node, "." * node.level
            elif node.module == "tenderfoot":
                for alias in node.names:
                    yield node, f"tenderfoot.{alias.name}"
            else:
                yield node, str(node.module)


def who_imports_whom(source: Source) -> list[str]:
    """`engine` ← `games` ← `bots` ← (`arena`, `research`, `server`, `terminal`) ← `cli`."""
    found = []
    for node, name in imported(source):
        words = name.split(".")
        if words[0] == "":
            found.append(source.complain(node, "imports are written in full"))
        elif words[0] == "tenderfoot":
            part = words[1] if len(words) > 1 and words[1] in MAY_IMPORT else ""
            if part not in MAY_IMPORT[source.part]:
                found.append(source.complain(node, f"{source.part or 'tenderfoot'} may not import {name}"))
            elif part == "games" and source.game and words[2:3] not in ([], [source.game]):
                found.append(source.complain(node, f"{source.game} may not know another game"))
    return found


def what_rules_may_know(source: Source) -> list[str]:
    """Engine and games: the standard library without chance, clock, machine; bots: no network, no clock."""
    unknown = UNKNOWN_TO_RULES if source.part in RULES else UNKNOWN_TO_BOTS
    if source.part not in BELOW:
        return []
    found = []
    for node, name in imported(source):
        top = name.split(".")[0]
        foreign = source.part in RULES and top not in sys.stdlib_module_names and top not in RULES_MAY_USE
        if top in unknown or (foreign and top not in {"", "tenderfoot"}):
            found.append(source.complain(node, f"{source.part} may not use {top}"))
    return found


def no_printing(source: Source) -> list[str]:
    """Nothing below the screens prints or reads what is typed."""
    if source.part not in BELOW:
        return []
    names = {"print", "input", "open", "eval", "exec"}
    calls = [node for node in ast.walk(source.tree) if isinstance(node, ast.Call)]
    return [
        source.complain(call, f"{call.func.id}() does not belong here")
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in names
    ]


def ceilings(source: Source) -> list[str]:
    """300 lines a file, 30 a function; what is not counted, `function_lines` says."""
    found = []
    lines = len(source.text.splitlines())
    if lines > FILE_CEILING and source.path not in LONGER:
        found.append(f"{source.path}: {lines} lines are more than {FILE_CEILING}")
    for node in ast.walk(source.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = function_lines(node)
            if length > FUNCTION_CEILING:
                found.append(source.complain(node, f"{node.name} has {length} lines"))
    return found


def function_lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """How long a function is, without its docstring and without lists of fields.

    The formatter gives every field of a big table a line: in its constructor, and wherever one is made.
    """
    if node.name == "__init__":
        return sum(_lines(stmt) for stmt in node.body if not _keeps_a_field(stmt))
    docstring = _lines(node.body[0]) if ast.get_docstring(node, clean=False) is not None else 0
    made = [call for call in ast.walk(node) if isinstance(call, ast.Call) and makes(call)]
    return _lines(node) - docstring - len({line for call in made for line in _field_lines(call)})


def _lines(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def makes(call: ast.Call) -> bool:
    """`Town(…)` makes a table; `town(…)` would do something."""
    return isinstance(call.func, ast.Name) and call.func.id[0].isupper()


def _field_lines(call: ast.Call) -> range:
    return range(call.lineno + 1, (call.end_lineno or call.lineno) + 1)


def _keeps_a_field(stmt: ast.stmt) -> bool:
    """`self.mine = mine`: one line a field, as many as the box has."""
    targets = stmt.targets if isinstance(stmt, ast.Assign) else [getattr(stmt, "target", stmt)]
    return all(isinstance(target, ast.Attribute) for target in targets) and _lines(stmt) == 1


def plain_names(source: Source) -> list[str]:
    """A class and a file are named after a noun of the box."""
    found = []
    if VAGUE_FILE.search(source.file.removesuffix(".py")):
        found.append(f"{source.path}: a file is named after a noun of the box")
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ClassDef) and VAGUE.search(node.name):
            found.append(source.complain(node, f"{node.name} says nothing"))
    return found


def plain_python(source: Source) -> list[str]:
    """Rules are written in what the compiler is good at, and what a newcomer reads at once."""
    if source.part not in RULES:
        return []
    found = []
    for node in ast.walk(source.tree):
        said = _clever(node)
        if said:
            found.append(source.complain(node, said))
    return found


def _clever(node: ast.AST) -> str:
    if isinstance(node, ast.Lambda | ast.Yield | ast.YieldFrom | ast.Await | ast.Global | ast.Nonlocal):
        return f"no {type(node).__name__.lower()} in rules"
    if isinstance(node, ast.FunctionDef):
        return _clever_function(node)
    if isinstance(node, ast.ClassDef):
        return _clever_class(node)
    return ""


def _clever_function(node: ast.FunctionDef) -> str:
    if node.args.vararg or node.args.kwarg:
        return f"{node.name} takes what it pleases"
    if any(
        isinstance(inner, ast.FunctionDef | ast.ClassDef) for stmt in node.body for inner in ast.walk(stmt)
    ):
        return f"{node.name} holds another definition"
    return _decorated(node)


def _clever_class(node: ast.ClassDef) -> str:
    others = [ast.unparse(base) for base in node.bases[1:]]
    if not any("Generic" in ast.unparse(base) for base in node.bases) and not SHARED.issuperset(others):
        return f"{node.name} has more than one parent"
    if node.keywords or any("NamedTuple" in ast.unparse(base) for base in node.bases):
        return f"{node.name} is not a plain class"
    return _decorated(node)


def _decorated(node: ast.FunctionDef | ast.ClassDef) -> str:
    for decorator in node.decorator_list:
        named = decorator.func if isinstance(decorator, ast.Call) else decorator
        if ast.unparse(named).split(".")[-1] not in DECORATORS:
            return f"{node.name} is decorated with {ast.unparse(named)}"
    return ""


def tables_are_seen_in_views(source: Source) -> list[str]:
    """Screens and servers know no table. Bots do: that of a world they have dealt, or of a game that is over.

    Of the state of a real game nobody but its rules reads more than every game has.
    """
    if source.part in RULES:
        return []
    tables = [node for node, name in imported(source) if TABLE_MODULE.match(name) and source.part != "bots"]
    read = [node for node in ast.walk(source.tree) if isinstance(node, ast.Attribute) and _of_a_state(node)]
    return [
        *[source.complain(node, f"{source.part} may not know the table of a game") for node in tables],
        *[source.complain(node, f"{ast.unparse(node)} is for the rules alone") for node in read],
    ]


def _of_a_state(node: ast.Attribute) -> bool:
    return ast.unparse(node.value).split(".")[-1] == "state" and node.attr not in STATE


def missing(files: dict[str, Source]) -> list[str]:
    """What a game lacks of the skeleton; its files by their paths in its folder."""
    absent = [f"{path} is not there" for path in SKELETON if path not in files]
    names = {path: _defined(files[path]) for path in SKELETON if path in files}
    return absent + [
        f"{path} does not define {name}" for path in names for name in sorted(SKELETON[path] - names[path])
    ]


def _defined(source: Source) -> set[str]:
    """The names a module gives to something of its own."""
    found = set()
    for node in source.tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found
