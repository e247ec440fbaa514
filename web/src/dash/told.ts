import type { With } from '../i18n';

/** An event as a message of its game's catalogue, with what it is filled with. */
export interface Told {
  key: string;
  with: With;
}
