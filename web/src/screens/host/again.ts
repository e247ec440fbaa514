// The race one hosts after another one: the same game, the same people, the same bots. Its address is made by the result.
import { ask } from '../../api/client';
import { inviteLink } from '../../api/hosted';
import { t } from '../../i18n';
import { shownName } from '../../ui/names';

export interface Again {
  /** The race before, where all of them can be told. */
  race: string;
  people: string[];
  bots: string[];
}

function listOf(text: string | null): string[] {
  return (text ?? '').split(',').filter((one) => one !== '');
}

export function againOf(query: URLSearchParams): Again | null {
  const race = query.get('again');
  if (!race) return null;
  return { race, people: listOf(query.get('with')), bots: listOf(query.get('bots')) };
}

/** In the chat of the race before stands where the next one is. Where that fails the link can still be sent. */
export async function tellOthers(again: Again, id: string, invite: string, title: string) {
  if (again.people.length === 0) return;
  const names = again.people.map(shownName).join(', ');
  const text = `${t('people.share_again', { names, race: title })} ${inviteLink(id, invite)}`;
  await ask('POST', `/races/${encodeURIComponent(again.race)}/chat`, { body: { text } });
}
