// Elements of SVG, made without ceremony.
type Values = Record<string, string | number | undefined>;

export function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  values: Values = {},
  parent?: Element,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  set(made, values);
  parent?.append(made);
  return made;
}

export function set(target: Element, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) target.removeAttribute(name);
    else target.setAttribute(name, String(value));
  }
}

export function words(text: string, values: Values, parent: Element): SVGTextElement {
  const made = element('text', values, parent);
  made.textContent = text;
  return made;
}
