// Whatever happens in a recorded race of any game can be told in every language, with nothing left open.
// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { IntlMessageFormat } from 'intl-messageformat';
import { events } from '../engine/events';
import type { Engine, RulesId } from '../engine/types';
import { parseRecord } from '../fair/record';
import { boardOf, engineForTests, recordOf } from '../fair/records_for_tests';
import * as de from '../i18n/de';
import * as en from '../i18n/en';
import * as fr from '../i18n/fr';
import * as it from '../i18n/it';
import { Replay } from './replay';

let engine: Engine;
beforeAll(async () => {
  engine = await engineForTests();
});

const catalogues = { en, it, fr, de } as unknown as Record<string, Record<string, Record<string, string>>>;

test.each(Object.keys(events) as RulesId[])(
  'what happens in a race of %s',
  (rules) => {
    const { replay } = Replay.open(parseRecord(recordOf(rules)), engine, boardOf(rules));
    const kinds = new Set<string>();
    for (const { happenings } of replay!.steps) {
      for (const { kind, fields } of happenings) {
        const known = (events as Record<string, Record<string, object>>)[rules]![kind]!;
        expect(Object.keys(fields), kind).toEqual(Object.keys(known));
        kinds.add(kind);
        const values = Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            typeof value === 'boolean'
              ? value
                ? 'yes'
                : 'no'
              : Array.isArray(value)
                ? value.join('+')
                : value,
          ]),
        );
        for (const [language, areas] of Object.entries(catalogues)) {
          const message = areas[rules.replaceAll('-', '_')]![`event_${kind}`]!;
          const words = new IntlMessageFormat(message, language).format({
            me: 'no',
            other_me: 'no',
            ...values,
          });
          expect(words, `${language} ${kind}`).not.toMatch(/undefined|NaN|[{}]/);
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(8);
  },
  60_000,
);
