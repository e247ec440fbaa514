import { loadRace } from './races';

/** The record of a solo race as text. Throws if this browser has no such race. */
export async function loadRecord(id: string): Promise<string> {
  const race = await loadRace(id);
  if (!race) throw new Error(`no race ${id} in this browser`);
  return race.record;
}
