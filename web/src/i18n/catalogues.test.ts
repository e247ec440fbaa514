// All catalogues at once: the same keys, messages that parse and take the same arguments, nothing left in English.
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import * as de from './de';
import * as en from './en';
import * as fr from './fr';
import * as it_ from './it';

type Areas = Record<string, Record<string, string>>;
type Element = { type: number; value: string; options?: Record<string, { value: Element[] }> };

const english = en as unknown as Areas;
const others = { it: it_, fr, de } as unknown as Record<string, Areas>;
const every: Record<string, Areas> = { en: english, ...others };
// Kinds of elements of a parsed message, as the parser numbers them.
const literal = 0;
const pound = 7;
/** By which verbs are chosen: not every language has a form of its own for it. */
const conjugated = new Set(['me', 'other_me']);

function keysOf(areas: Areas): string[] {
  return Object.entries(areas).flatMap(([area, words]) => Object.keys(words).map((key) => `${area}.${key}`));
}

function textOf(areas: Areas, key: string): string {
  const dot = key.indexOf('.');
  return areas[key.slice(0, dot)]![key.slice(dot + 1)]!;
}

function argumentsOf(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === literal || element.type === pound) return [];
    const inner = Object.values(element.options ?? {}).flatMap((option) => argumentsOf(option.value));
    return [element.value, ...inner];
  });
}

function parsed(text: string, language: string): string[] {
  const format = new IntlMessageFormat(text, language);
  const found = new Set(argumentsOf(format.getAst() as unknown as Element[]));
  return [...found].filter((name) => !conjugated.has(name)).sort();
}

/** Sentences with a word or two beside names and numbers may well be the same; long ones are not. */
function isLong(text: string): boolean {
  const words = text
    .replaceAll(/\{[^{}]*\}/g, '')
    .split(/\s+/)
    .filter((word) => /^[\p{Ll}]{2,}/u.test(word));
  return words.length >= 4;
}

const keys = keysOf(english);

describe.each(Object.keys(others))('%s', (language) => {
  const areas = others[language]!;

  it('has the keys of English, no more and no less', () => {
    expect(keysOf(areas).sort()).toEqual([...keys].sort());
  });

  it('takes the same arguments', () => {
    const wrong = keys.filter(
      (key) => parsed(textOf(areas, key), language).join() !== parsed(textOf(english, key), 'en').join(),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves no sentence in English', () => {
    const same = keys.filter(
      (key) => isLong(textOf(english, key)) && textOf(areas, key) === textOf(english, key),
    );
    expect(same).toEqual([]);
  });
});

describe.each(Object.keys(every))('%s', (language) => {
  const areas = every[language]!;

  it('has a text for each key, which is not the key', () => {
    const wrong = keys.filter((key) => {
      const text = textOf(areas, key);
      return text.trim() === '' || text === key || (text.includes('_') && text === key.split('.')[1]);
    });
    expect(wrong).toEqual([]);
  });

  it('has no exclamation marks and no apostrophe that would quote an argument', () => {
    const wrong = keys.filter((key) => /!|'[{}]/.test(textOf(areas, key)));
    expect(wrong).toEqual([]);
  });
});
