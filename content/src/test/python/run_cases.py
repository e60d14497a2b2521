"""Calls the printed functions: reads module, function and arguments, writes the flat result."""

import importlib
import json
import sys

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True


def flat(value):
    if isinstance(value, set):
        value = sorted(value)
    if isinstance(value, (list, tuple)):
        return [number for part in value for number in flat(part)]
    return [float(value)]


for line in sys.stdin:
    module, function, arguments = line.rstrip("\n").split("\t")
    result = getattr(importlib.import_module(module), function)(*json.loads(arguments))
    print(" ".join(repr(number) for number in flat(result)).replace("inf", "Infinity"))
