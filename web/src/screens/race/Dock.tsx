// Below the board, or as a sheet on a phone: what I am asked; or whom we wait for; or how it ended.
import { Dashboard } from '../../dash/Dashboard';
import { said, t } from '../../i18n';
import { Bars } from './Bars';
import { FailureCode } from './Loading';
import type { RaceModel } from './model';
import { Rail } from './Rail';
import type { Shape } from './shape';
import { Lobby, Over, Waiting, Watching } from './Waiting';

function Asked({ model, shape }: { model: RaceModel; shape: Shape }) {
  const { info, desk, table, connection, isSending } = model.session.state.value;
  if (!desk || !table) return null;
  const why = isSending ? t('race.off_sending') : connection === 'lost' ? t('race.off_offline') : null;
  return (
    <Dashboard
      rules={info.rules}
      desk={desk}
      table={table}
      corners={model.corners}
      selected={model.selected.value}
      onSelect={(choice) => model.select(choice)}
      onDecide={(decision) => model.decide(decision)}
      disabledBecause={why}
      shape={shape}
    />
  );
}

/** In the middle of a race: the board stays as it was last known. */
function Broken({ model }: { model: RaceModel }) {
  const { info, failure } = model.session.state.value;
  const why = failure ?? 'unknown';
  return (
    <div class="waiting" role="alert">
      <h2 class="head">{said('race', `failure_${why}`)}</h2>
      <p>{said('race', `failure_${why}_safe`)}</p>
      <FailureCode code={`${why} ${info.id}`} />
      <p class="waiting-acts">
        <button type="button" class="button button-main" onClick={() => location.reload()}>
          {t('race.try_again')}
        </button>
      </p>
    </div>
  );
}

function Content({ model, shape }: { model: RaceModel; shape: Shape }) {
  const { desk, phase, info } = model.session.state.value;
  if (shape === 'sheet' && model.isStoryOpen.value) return <Rail model={model} shape={shape} />;
  if (phase === 'failed') return <Broken model={model} />;
  if (phase === 'open') return <Lobby model={model} />;
  if (phase === 'over' && !model.stage.isPlaying.value) return <Over model={model} />;
  if (desk) return <Asked model={model} shape={shape} />;
  return info.you === null || model.isWatching.value ? <Watching model={model} /> : <Waiting model={model} />;
}

export function Dock({ model, shape }: { model: RaceModel; shape: Shape }) {
  return (
    <section class="race-dock" aria-label={t('race.dashboard')}>
      {shape === 'sheet' && <span class="sheet-grip" aria-hidden="true" />}
      <Bars model={model} />
      <div class="dock-content">
        <Content model={model} shape={shape} />
      </div>
    </section>
  );
}
