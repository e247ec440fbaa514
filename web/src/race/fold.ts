// A race in lines: what every turn brings a car is one line, the rest a line each.
import type { Happening, RulesId } from '../engine/types';
import { isTold, storyWords, subjectOf, type Cast } from './story';

type Line = Happening & { turn: number };

function isDice(value: unknown): value is readonly number[] {
  return Array.isArray(value);
}

/** What an event tells of dice another tells again: the throw of a car, and what it costs it. */
function isToldAgain({ fields }: Line, later: Line): boolean {
  const { faces } = fields;
  const again = later.fields.faces;
  return isDice(faces) && isDice(again) && faces.join() === again.join();
}

/** Lines in order, each of one or more happenings. What a turn brings a car stands where its last part happened. */
export function folded<One extends Line>(story: readonly One[]): One[][] {
  const lines: One[][] = [];
  const routines = new Map<string, One[]>();
  for (const one of story) {
    if (!isTold(one)) continue;
    const key = `${one.turn} ${one.car}`;
    const routine = routines.get(key) ?? [];
    if (one.weight === 'routine') {
      routine.push(one);
      routines.set(key, routine);
      const at = lines.indexOf(routine);
      if (at >= 0) lines.splice(at, 1);
      lines.push(routine);
    } else {
      // A throw whose dice this tells too need not be told before it.
      const again = routine.findLastIndex((before) => isToldAgain(before, one));
      if (again >= 0) routine.splice(again, 1);
      lines.push([one]);
    }
  }
  return lines.filter((line) => line.length > 0);
}

/** The sentences of a line as one; null if there is nothing to tell. */
export function lineWords(rules: RulesId, line: readonly Happening[], cast: Cast): string | null {
  let all = '';
  for (const one of line) {
    const words = storyWords(rules, one, cast);
    if (!words) continue;
    const subject = `${subjectOf(one, cast)} `;
    const goesOn = all.endsWith('.') && words.startsWith(subject);
    all = goesOn
      ? `${all.slice(0, -1)}; ${words.slice(subject.length)}`
      : [all, words].filter(Boolean).join(' ');
  }
  return all || null;
}

/** What a line rests on: why it happened before what happened. */
export function clausesOf(line: readonly Happening[]): string[] {
  const { clause, fields } = line.at(-1)!;
  const cause = fields.cause_clause;
  return typeof cause === 'string' && cause ? [cause, clause] : [clause];
}
