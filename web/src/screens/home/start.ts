import { keptName, me } from '../../api/me';
import { t } from '../../i18n';
import { botNames } from '../../ui/bots';
import { tableName } from '../../ui/names';
import { go } from '../../ui/router';
import type { Choice } from './choice';

/** A race in this browser against bots, at once. */
export async function startSolo(choice: Choice) {
  const { newSolo } = await import('../../race/solo');
  const name = tableName(me.value?.name ?? keptName()) || t('site.you_name');
  const bots = botNames(choice.bots, [name]).map((bot) => ({ name: bot, driver: choice.driver }));
  const id = await newSolo({
    rules: choice.rules,
    circuit: choice.circuit,
    laps: choice.laps,
    seats: [{ name, driver: 'human' }, ...bots],
  });
  go(`/race/${id}`);
}
