// A sentence for one who is asked something for the first time. It goes for ever with the first answer.
import { signal } from '@preact/signals';
import type { RulesId } from '../engine/types';
import { has, t, type Key } from '../i18n';
import { keyOf } from '../ui/games';

const kept = 'answered';

function read(): readonly string[] {
  try {
    const list = JSON.parse(localStorage.getItem(kept) ?? '[]') as unknown;
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

const answered = signal(read());

function nameOf(rules: RulesId, phase: string): string {
  return `first_${keyOf(rules)}_${phase}`;
}

/** What to say at this question, or null if it was answered once, or explains itself. */
export function hintFor(rules: RulesId, phase: string): string | null {
  const name = nameOf(rules, phase);
  const key = `guide.${name}` as Key;
  return has(key) && !answered.value.includes(name) ? t(key) : null;
}

export function noteAnswer(rules: RulesId, phase: string) {
  const name = nameOf(rules, phase);
  if (!has(`guide.${name}`) || answered.value.includes(name)) return;
  answered.value = [...answered.value, name];
  localStorage.setItem(kept, JSON.stringify(answered.value));
}
