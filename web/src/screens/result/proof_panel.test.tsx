// What the page claims of dice: never more than holds. Nobody brings a nonce through this site.
import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../fair/record';
import { recordOf } from '../../fair/records_for_tests';
import type { Proof } from '../../fair/verify';
import { languages, useLanguage, type Language } from '../../i18n';
import { throwerOf } from '../replay/thrower';
import { ProofPanel } from './ProofPanel';

const hosted = parseRecord(recordOf('speed-circuit'));
const solo = parseRecord(recordOf('speed-circuit').replace(/^fair \S+/m, 'fair solo-0123456789ab'));

const good: Proof = {
  isFair: true,
  hasSecret: true,
  isOver: true,
  dice: { right: 9, of: 9 },
  seals: { right: 4, of: 4 },
  decisions: { right: 20, of: 20 },
  states: { right: 5, of: 5 },
  checks: [],
  complaint: null,
  ms: 12,
};

async function shown(
  language: Language,
  id: string | null,
  record = hosted,
  proof = good,
): Promise<HTMLElement> {
  await useLanguage(language);
  const place = document.createElement('div');
  const by = throwerOf({ id, record });
  render(<ProofPanel record={record} proof={proof} by={by} you={0} fileName="a.chicane" />, place);
  return place;
}

const headOf = (place: HTMLElement) => place.querySelector('h2')!.textContent;

describe.each(Object.keys(languages) as Language[])('in %s', (language) => {
  it('no title says that dice are fair or proved', async () => {
    for (const [id, record] of [
      ['x1', hosted],
      ['solo-1', solo],
      ['shared-1', solo],
      [null, hosted],
    ] as const) {
      for (const proof of [good, { ...good, hasSecret: false }]) {
        const place = await shown(language, id, record, proof);
        expect(headOf(place)).not.toMatch(/fair|proved|onesti|dimostrat|honnête|prouvé|bewiesen/i);
        // What is left open is said beside what was found.
        expect(place.textContent).toMatch(/not proved|dimostra|prouvé|beweist|bewiesen/i);
        expect(place.textContent).not.toMatch(/your nonce|tuo nonce|votre nonce|dein nonce/i);
      }
    }
  });

  it('a wrong race is wrong and nothing else', async () => {
    const complaint = { fault: 'die_wrong', line: 3, with: {} } as unknown as Proof['complaint'];
    const place = await shown(language, 'x1', hosted, { ...good, complaint });
    expect(place.querySelectorAll('.tone-out').length).toBeGreaterThan(0);
  });
});

describe('whose dice they are', () => {
  it.each([
    [
      'x1',
      hosted,
      'The host’s dice, checked',
      'The host sealed a secret before the start',
      'that the host did not choose',
    ],
    [
      null,
      hosted,
      'The host’s dice, checked',
      'The host sealed a secret before the start',
      'that the host did not choose',
    ],
    ['solo-1', solo, 'Dice of this browser, checked', 'This browser threw the dice', 'Not proved to others'],
    [
      'shared-1',
      solo,
      'Dice of the driver’s browser, checked',
      'The browser of the driver threw',
      'left the dice alone',
    ],
    [
      null,
      solo,
      'Dice of the driver’s browser, checked',
      'The browser of the driver threw',
      'left the dice alone',
    ],
  ] as const)('%s', async (id, record, head, does, doesNot) => {
    const place = await shown('en', id, record);
    expect(headOf(place)).toBe(head);
    expect(place.textContent).toContain(does);
    expect(place.textContent).toContain(doesNot);
  });

  it('of a race that goes on only the seal is there', async () => {
    const place = await shown('en', 'x1', hosted, { ...good, hasSecret: false });
    expect(headOf(place)).toBe('The host’s dice, sealed');
    expect(place.textContent).not.toContain('Each die follows');
    expect(place.textContent).toContain('that the host did not choose');
  });

  it('without sealed dice there is no claim at all', async () => {
    const place = await shown('en', 'x1', hosted, { ...good, isFair: false });
    expect(headOf(place)).toBe('Dice without proof');
    expect(place.textContent).not.toContain('did not choose');
  });
});
