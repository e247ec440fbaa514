import { keptName, me } from '../../api/me';
import { t } from '../../i18n';
import { botNames } from '../../ui/bots';
import { driverAmong, fieldOf, nearest } from '../../ui/field';
import { tableName } from '../../ui/names';
import { go } from '../../ui/router';
import type { Choice } from './choice';

/** A race in this browser against bots, at once; what was chosen before the engine was there is made lawful. */
export async function startSolo({ rules, circuit, laps, bots, driver }: Choice) {
  const { newSolo } = await import('../../race/solo');
  const field = await fieldOf(rules, circuit);
  const name = tableName(me.value?.name ?? keptName()) || t('site.nameless');
  const count = nearest(field.seats, bots + 1) - 1;
  const drives = driverAmong(field.drivers, driver);
  const rivals = botNames(count, [name]).map((bot) => ({ name: bot, driver: drives }));
  const id = await newSolo({
    rules,
    circuit,
    laps: nearest(field.laps, laps),
    seats: [{ name, driver: 'human' }, ...rivals],
  });
  go(`/race/${id}`);
}
