// Links that were made in this browser to solo races, each with what lets one delete the race on the server again.
import type { RulesId } from '../engine/types';

export interface KeptLink {
  /** Of the shared race. */
  id: string;
  secret: string | null;
  /** The solo race it was made from. */
  race: string;
  /** The last checkpoint of its record: the same one is the same record. */
  mark: string;
  rules: RulesId;
  /** Where, as its board is called. */
  place: string;
  /** So far it goes. */
  turn: number;
  isOver: boolean;
  made: number;
}

const key = 'links';
const toldKey = 'links-told';
const keptAtMost = 100;

export function keptLinks(): KeptLink[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as KeptLink[];
  } catch {
    return [];
  }
}

function write(links: KeptLink[]) {
  localStorage.setItem(key, JSON.stringify(links.slice(-keptAtMost)));
}

export function keepLink(link: KeptLink) {
  write([...keptLinks().filter(({ id }) => id !== link.id), link]);
}

export function forgetLink(id: string) {
  write(keptLinks().filter((link) => link.id !== id));
}

/** Does this person know what making a link means? */
export function wasTold(): boolean {
  return localStorage.getItem(toldKey) !== null;
}

export function haveTold() {
  localStorage.setItem(toldKey, 'yes');
}
