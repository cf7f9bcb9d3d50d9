# Checks scenes and recordings with jsonschema: check-scenes.py SCHEMAS FILE…
import json
import sys

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

folder, *paths = sys.argv[1:]
schemas = {}
for kind in ("scene", "recording"):
    with open(f"{folder}/{kind}.schema.json") as file:
        schemas[kind] = json.load(file)
    Draft202012Validator.check_schema(schemas[kind])
registry = Registry().with_resources(
    (schema["$id"], Resource.from_contents(schema)) for schema in schemas.values())
for path in paths:
    with open(path) as file:
        if path.endswith(".jsonl"):
            kind, values = "recording", [json.loads(line) for line in file]
        else:
            kind, values = "scene", [json.load(file)]
    validator = Draft202012Validator(schemas[kind], registry=registry)
    faults = [fault.message[:200] for value in values for fault in validator.iter_errors(value)]
    print(kind, len(values), "valid" if not faults else faults[0])
