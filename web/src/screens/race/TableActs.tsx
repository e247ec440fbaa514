// What one may do at a table on a server whoever is at the wheel: ask for a pause, leave for good.
import { useState } from 'preact/hooks';
import { leaveSeat } from '../../api/races';
import { errorWords } from '../../api/words';
import { t } from '../../i18n';
import type { RaceModel } from './model';
import { PauseAsk } from './Pause';

function Leave({ model, seat }: { model: RaceModel; seat: number }) {
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = async () => {
    const answer = await leaveSeat(model.session.state.value.info.id, seat);
    if (answer.ok) location.reload();
    else setFailure(errorWords(answer.error));
  };
  if (!isAsked) {
    return (
      <button type="button" class="button" onClick={() => setAsked(true)}>
        {t('online.leave_race')}
      </button>
    );
  }
  return (
    <div class="table-leave">
      <p role="alert">{failure ?? t('online.leave_sure')}</p>
      <button type="button" class="button" onClick={() => void leave()}>
        {t('online.leave_yes')}
      </button>
      <button type="button" class="button button-main" onClick={() => setAsked(false)}>
        {t('online.leave_no')}
      </button>
    </div>
  );
}

export function TableActs({ model }: { model: RaceModel }) {
  const { info, phase } = model.session.state.value;
  const isOn = phase === 'running' || phase === 'paused';
  if (info.mode !== 'online' || info.you === null || !isOn) return null;
  return (
    <fieldset class="table-acts">
      <legend class="small">{t('online.table_acts')}</legend>
      <PauseAsk model={model} />
      <Leave model={model} seat={info.you} />
    </fieldset>
  );
}
