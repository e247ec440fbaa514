// Below the board, or as a sheet on a phone: what I am asked; or whom we wait for; or how it ended.
import { Dashboard } from '../../dash/Dashboard';
import { t } from '../../i18n';
import { hintFor } from '../../race/hints';
import { Bars } from './Bars';
import { codeOf, Failed } from './Failed';
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

function Content({ model, shape }: { model: RaceModel; shape: Shape }) {
  const { desk, phase, info, failure } = model.session.state.value;
  if (shape === 'sheet' && model.isStoryOpen.value) return <Rail model={model} shape={shape} />;
  if (phase === 'failed') {
    const name = failure ?? 'unknown';
    return <Failed failure={name} code={codeOf(name, info.id, null)} />;
  }
  if (phase === 'open') return <Lobby model={model} />;
  if (phase === 'over' && !model.stage.isPlaying.value) return <Over model={model} />;
  if (desk) return <Asked model={model} shape={shape} />;
  return info.you === null || model.isWatching.value ? <Watching model={model} /> : <Waiting model={model} />;
}

/** For one who is asked this for the first time. */
function Hint({ model }: { model: RaceModel }) {
  const { desk, info } = model.session.state.value;
  const words = desk && !model.isStoryOpen.value && hintFor(info.rules, desk.phase);
  return words ? <p class="dock-hint">{words}</p> : null;
}

export function Dock({ model, shape }: { model: RaceModel; shape: Shape }) {
  return (
    <section class="race-dock" aria-label={t('race.dashboard')}>
      {shape === 'sheet' && <span class="sheet-grip" aria-hidden="true" />}
      <Bars model={model} />
      <Hint model={model} />
      <div class="dock-content">
        <Content model={model} shape={shape} />
      </div>
    </section>
  );
}
