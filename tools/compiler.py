"""How the rules are compiled: by mypyc to C, and by the C compiler on all cores to one library of all modules.

mypyc writes a C file for every module. They are put together into a few parts of about the same size. GCC compiles
these beside each other and optimises them as a whole when it links (`-flto`): code as fast as that of one large file.
Other compilers get one part. A module has a small library of its own, which asks the large one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

GROUP = "grandee"
PARTS = 4  # to compile, for any number of cores, so that the library is the same everywhere
PARTITIONS = 8  # to optimise; more are slower code
SELDOM = (  # what is called only when something is wrong: the compiler keeps the way there apart, and the rest close
    *("CPy_AddTraceback", "CPy_AttributeError", "CPy_TypeErrorTraceback", "CPy_TypeError", "CPyError_OutOfMemory"),
    *("PyErr_SetNone", "PyErr_SetString", "PyErr_Format", "PyErr_Occurred"),
)
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]  # nobody else calls what is inside


def compile_modules(sources: list[str], scratch: Path, out: Path) -> None:
    """Compile modules, given relative to the current folder, which is the root, into libraries in another folder."""
    os.environ["MYPYPATH"] = "src"
    print(f"  rules: {len(sources)} modules to C …", file=sys.stderr, flush=True)
    unix = sys.platform != "win32"
    extensions = mypycify(
        [
            "--config-file=",
            "--strict",
            "--explicit-package-bases",
            "--follow-imports=silent",  # what stays plain Python is checked by the tests, not by a user's build
            "--ignore-missing-imports",
            *sources,
        ],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(scratch / "c"),
        multi_file=unix,
    )
    large = next(each for each in extensions if each.name == f"{GROUP}__mypyc")
    files = [Path(file) for file in large.sources]
    for each in extensions if unix else []:
        each.extra_compile_args = [*each.extra_compile_args, *FLAGS]
    ways: list[int] = [PARTS, 1] if unix and is_gcc() else [1]
    for parts in ways:
        print(f"  rules: C to libraries, on {cores()} cores …", file=sys.stderr, flush=True)
        if unix:
            large.sources = put_together(files, scratch / f"parts-{parts}", parts)
        optimised = ["-flto"] if parts > 1 else []
        large.extra_compile_args = [*(each for each in large.extra_compile_args if each != "-flto"), *optimised]
        large.extra_link_args = [*optimise_whole(), *FLAGS] if optimised else []
        try:
            build(extensions, scratch / "objects", out)
            return
        except Exception:
            if parts == ways[-1]:
                raise
            print("  rules: not in parts; once more in one …", file=sys.stderr, flush=True)


def optimise_whole() -> list[str]:
    """What GCC is told when it links."""
    return [f"-flto={cores()}", "--param", f"lto-partitions={PARTITIONS}", "-O3", "-fwrapv"]


def put_together(files: list[Path], folder: Path, parts: int) -> list[str]:
    """C files that include all those given, in their order, each about the same amount."""
    folder.mkdir(parents=True)
    runtime = [file for file in files if not file.name.startswith("__native")]  # mypyc's own, which come first
    ordered = [*runtime, *(file for file in files if file not in runtime)]
    sizes = [file.stat().st_size for file in ordered]
    made = [folder / f"part{number}.c" for number in range(parts)]
    shares: list[list[str]] = [[] for _ in made]
    for number, file in enumerate(ordered):
        middle = sum(sizes[:number]) + sizes[number] / 2
        shares[int(middle * parts / sum(sizes))].append(f'#include "{file.resolve().as_posix()}"\n')
    head = ['#include "CPy.h"\n', *(f"extern __typeof__({name}) {name} __attribute__((cold));\n" for name in SELDOM)]
    for part, share in zip(made, shares, strict=True):
        part.write_text("".join([*head, *share]), "utf-8")
    return [os.path.relpath(part) for part in made]


def build(extensions: list[Any], scratch: Path, out: Path) -> None:
    """Compile and link libraries beside each other, and the parts of one library beside each other too."""
    command: Any = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_temp, command.build_lib = os.path.relpath(scratch), os.path.relpath(out)
    command.parallel = cores()
    command.ensure_finalized()
    build_extensions: Callable[[], None] = command.build_extensions

    def build_beside() -> None:
        one: Callable[..., list[str]] = command.compiler.compile

        def compile_beside(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(cores()) as pool:
                return [made for each in pool.map(lambda source: one([source], **options), sources) for made in each]

        command.compiler.compile = compile_beside
        build_extensions()

    command.build_extensions = build_beside
    command.run()


def is_gcc() -> bool:
    """Whether the C compiler of this Python is GCC."""
    from setuptools._distutils import ccompiler, sysconfig

    compiler: Any = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    try:
        asked = subprocess.run([compiler.compiler_so[0], "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return "Free Software Foundation" in asked.stdout


def cores() -> int:
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
