// Links that open a moment of a race, or its result, for whoever has them. A solo race is put on the server as its link is made, not before.
import type { Answer } from '../../api/client';
import { putShared, readShared } from '../../api/shared';
import { forgetLink, keepLink, keptLinks } from '../../store/links';
import { isSolo, sharedName, type OpenRace } from './source';
import { placeName } from './words';

export type LinkTo = { page: 'replay'; turn: number } | { page: 'result' };

/**
 * What of a solo race a link shows: all of one that is over, else what was driven up to the end of its last turn, so that nothing of
 * a round that is still open is in it. Null before the first turn is driven.
 */
export function shareable(record: string): string | null {
  const isOver = record.slice(record.lastIndexOf('\n', record.length - 2) + 1).startsWith('secret ');
  if (isOver) return record;
  const last = record.lastIndexOf('\nturn ');
  return last < 0 ? null : record.slice(0, record.indexOf('\n', last + 1) + 1);
}

/** The last checkpoint: it has the digest of all lines before it. */
function markOf(record: string): string {
  return record.split('\n').findLast((line) => /^(end )?turn /.test(line)) ?? '';
}

/** A file is its owner's to send. */
export function canLink({ id, text }: OpenRace): boolean {
  return id !== null && (!isSolo(id) || shareable(text) !== null);
}

/** To make its link, the race must be put on the server. */
export function isKeptHere({ id }: OpenRace): boolean {
  return id !== null && isSolo(id);
}

/** How far the shared race goes. */
export function sharedTurns({ text }: OpenRace): { turn: number; isOver: boolean } {
  const mark = markOf(shareable(text) ?? '');
  return { turn: Number(/turn (\d+)/.exec(mark)?.[1] ?? 0), isOver: mark.startsWith('end') };
}

/** The name of the shared race; the same record is not put there twice. */
async function share(race: OpenRace): Promise<Answer<string>> {
  const record = shareable(race.text)!;
  const mark = markOf(record);
  const kept = keptLinks().find((link) => link.race === race.id && link.mark === mark);
  if (kept) {
    const there = await readShared(kept.id);
    if (there.ok) return { ok: true, value: kept.id };
    if (there.error.status !== 404) return there;
    forgetLink(kept.id);
  }
  const put = await putShared(record);
  if (!put.ok) return put;
  const { shared, secret } = put.value;
  if (shared.is_yours) {
    keepLink({
      id: shared.id,
      secret,
      race: race.id!,
      mark,
      rules: race.rules,
      place: placeName(race),
      ...sharedTurns(race),
      made: Date.now(),
    });
  }
  return { ok: true, value: shared.id };
}

function address(name: string, to: LinkTo, watch: string | null): string {
  const path = to.page === 'replay' ? `/replay/${name}` : `/race/${name}/result`;
  const link = new URL(path, location.origin);
  if (to.page === 'replay') link.searchParams.set('turn', String(to.turn));
  if (watch) link.searchParams.set('watch', watch);
  return link.href;
}

export async function makeLink(race: OpenRace, to: LinkTo): Promise<Answer<string>> {
  if (!isKeptHere(race)) return { ok: true, value: address(race.id!, to, race.watch) };
  const shared = await share(race);
  return shared.ok ? { ok: true, value: address(sharedName(shared.value), to, null) } : shared;
}
