// Below the board, or as a sheet on a phone: what I am asked; or whom we wait for; or how it ended.
import { Dashboard } from '../../dash/Dashboard';
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Bars } from './Bars';
import { DieTray } from './DieTray';
import type { RaceModel } from './model';
import type { Shape } from './shape';
import { Story } from './Story';
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
  const { desk, phase, info } = model.session.state.value;
  if (shape === 'sheet' && model.isStoryOpen.value) return <Story model={model} />;
  if (phase === 'open') return <Lobby model={model} />;
  if (phase === 'over' && !model.stage.isPlaying.value) return <Over model={model} />;
  if (desk) return <Asked model={model} shape={shape} />;
  return info.you === null ? <Watching model={model} /> : <Waiting model={model} />;
}

function Tools({ model, shape }: { model: RaceModel; shape: Shape }) {
  const { canUndo } = model.session.state.value;
  const isPlaying = model.stage.isPlaying.value;
  return (
    <div class="dock-tools">
      <DieTray model={model} />
      {isPlaying && (
        <button type="button" class="button button-small" onClick={() => model.stage.skip()}>
          <Icon name="skip" /> {t('race.skip')}
        </button>
      )}
      {canUndo && (
        <button type="button" class="button button-small" onClick={() => model.undo()}>
          <Icon name="undo" /> {t('race.undo')}
        </button>
      )}
      {shape === 'sheet' && (
        <button
          type="button"
          class="button button-small"
          aria-pressed={model.isStoryOpen.value}
          onClick={() => (model.isStoryOpen.value = !model.isStoryOpen.value)}
        >
          <Icon name="list" /> {t('race.story')}
        </button>
      )}
    </div>
  );
}

export function Dock({ model, shape }: { model: RaceModel; shape: Shape }) {
  return (
    <section class="race-dock" aria-label={t('race.dashboard')}>
      {shape === 'sheet' && <span class="sheet-grip" aria-hidden="true" />}
      <Bars model={model} />
      <Tools model={model} shape={shape} />
      <div class="dock-content">
        <Content model={model} shape={shape} />
      </div>
    </section>
  );
}
