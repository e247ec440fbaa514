import { useState } from 'preact/hooks';
import { giveResult } from '../../api/leagues';
import { t } from '../../i18n';
import { useAct } from '../../league/act';
import { openRaces } from '../../league/next_step';
import { raceTitle } from '../../league/words';
import type { DeskProps } from './index';
import { Refusal } from './Refusal';

/** A race that was driven elsewhere: its record, which is executed again, or a club's table. */
export function Upload({ league, watch }: DeskProps) {
  const act = useAct(watch);
  const [taken, setTaken] = useState<string | null>(null);
  const [race, setRace] = useState('');
  const open = openRaces(league).map(({ id }) => id);
  const chosen = open.includes(race) ? race : (open[0] ?? '');
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    setTaken(null);
    const text = await file.text();
    const isTable = /\.csv$/i.test(file.name);
    const isTaken = await act.run(() =>
      giveResult(league.id, isTable ? { race: chosen, csv: text } : { record: text }),
    );
    if (isTaken) setTaken(file.name);
    input.value = '';
  };
  return (
    <section class="panel desk-panel" aria-labelledby="desk-upload">
      <h2 class="head" id="desk-upload">
        {t('league.upload')}
      </h2>
      {open.length > 0 && (
        <label class="labelled">
          <span>{t('league.upload_race')}</span>
          <select class="field" value={chosen} onChange={(event) => setRace(event.currentTarget.value)}>
            {open.map((id) => (
              <option key={id} value={id}>
                {raceTitle(id)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="labelled">
        <span>{t('league.upload_hint')}</span>
        <input
          class="field"
          type="file"
          accept=".chicane,.csv,text/plain,text/csv"
          disabled={act.isBusy || open.length === 0}
          onChange={(event) => void take(event.currentTarget)}
        />
      </label>
      {open.length === 0 && <p class="legend-hint">{t('league.upload_none')}</p>}
      {taken && <p role="status">{t('league.upload_taken', { file: taken })}</p>}
      <Refusal failure={act.failure} />
    </section>
  );
}
