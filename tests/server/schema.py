"""As much of JSON Schema as docs/openapi.json uses, and the file itself as a thing to ask."""
import json
import os
import re

from chicane_client import ROOT

KNOWN = {"$ref", "type", "const", "enum", "required", "properties", "additionalProperties", "items", "minItems", "oneOf", "pattern",
         "minimum", "maximum", "minLength", "maxLength", "description", "example", "examples", "default", "format"}
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


def is_of(kind, value):
    if kind == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    if kind == "number":
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    return isinstance(value, TYPES[kind])


class Spec:
    def __init__(self, path=os.path.join(ROOT, "docs", "openapi.json")):
        with open(path, encoding="utf-8") as file:
            self.document = json.load(file)
        self.operations = {}  # (method, path) to operation
        for path, item in self.document["paths"].items():
            for method, operation in item.items():
                self.operations[method.upper(), path] = operation

    def resolve(self, node):
        while "$ref" in node:
            at = self.document
            for part in node["$ref"].removeprefix("#/").split("/"):
                at = at[part]
            node = at
        return node

    def schema(self, name):
        return self.document["components"]["schemas"][name]

    def find(self, method, path):
        """The operation that a real path belongs to."""
        path = path.split("?")[0]
        for (known, template), operation in self.operations.items():
            pattern = re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(template))
            if known == method and re.fullmatch(pattern, path):
                return operation
        return None

    def answer(self, operation, status):
        """What the file says of this answer, or nothing."""
        described = operation["responses"].get(str(status))
        return None if described is None else self.resolve(described)

    def complaints(self, schema, value, where="answer"):
        """What of `value` is not as the schema has it."""
        schema = self.resolve(schema)
        found = []
        if "oneOf" in schema:
            tries = [self.complaints(choice, value, where) for choice in schema["oneOf"]]
            if sum(not one for one in tries) != 1:
                found.append(f"{where}: {sum(not one for one in tries)} of {len(tries)} forms fit: {min(tries, key=len)[:3]}")
        kinds = schema.get("type", [])
        kinds = [kinds] if isinstance(kinds, str) else kinds
        if kinds and not any(is_of(kind, value) for kind in kinds):
            return found + [f"{where}: {value!r:.60} is no {' or '.join(kinds)}"]
        if "const" in schema and value != schema["const"]:
            found.append(f"{where}: {value!r:.60} is not {schema['const']!r}")
        if "enum" in schema and value not in schema["enum"]:
            found.append(f"{where}: {value!r:.60} is none of {schema['enum']}")
        if isinstance(value, dict):
            found += self._object_complaints(schema, value, where)
        if isinstance(value, list):
            if len(value) < schema.get("minItems", 0):
                found.append(f"{where}: {len(value)} items are too few")
            for at, item in enumerate(value if "items" in schema else []):
                found += self.complaints(schema["items"], item, f"{where}[{at}]")
        if isinstance(value, str):
            if "pattern" in schema and not re.search(schema["pattern"], value):
                found.append(f"{where}: {value!r:.60} is not like {schema['pattern']}")
            if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
                found.append(f"{where}: {value!r:.60} is too short or too long")
        if is_of("number", value) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
            found.append(f"{where}: {value} is out of bounds")
        return found

    def _object_complaints(self, schema, value, where):
        found = [f"{where}: '{name}' is missing" for name in schema.get("required", []) if name not in value]
        properties, others = schema.get("properties", {}), schema.get("additionalProperties", True)
        for name, item in value.items():
            if name in properties:
                found += self.complaints(properties[name], item, f"{where}.{name}")
            elif others is False:
                found.append(f"{where}: nobody has heard of '{name}'")
            elif isinstance(others, dict):
                found += self.complaints(others, item, f"{where}.{name}")
        return found
