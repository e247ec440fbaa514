// The table: race-head, board, dashboard, rail. On a phone: clock line, order strip, board, sheet.
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n';
import { circuitName } from '../../ui/games';
import { BoardPane } from './BoardPane';
import { Dock } from './Dock';
import { keepFocus } from './focus';
import { HelpPanel } from './HelpPanel';
import { listenToKeys } from './keys';
import { Live } from './Live';
import { Masthead } from './Masthead';
import type { RaceModel } from './model';
import { Order } from './Order';
import { OrderStrip } from './OrderStrip';
import { Rail } from './Rail';
import { useShape } from './shape';

export function RaceTable({ model }: { model: RaceModel }) {
  const shape = useShape();
  const race = useRef<HTMLDivElement>(null);
  useEffect(() => listenToKeys(model), [model]);
  useEffect(() => keepFocus(race.current!), [model]);
  const { you, circuit: name } = model.session.state.value.info;
  const circuit = circuitName(name);
  useEffect(() => {
    document.title = t('race.page_title', { circuit });
  }, [circuit]);
  return (
    <div
      ref={race}
      class={`race race-${shape} ${you === null || model.isWatching.value ? 'race-watched' : ''}`}
      onPointerDownCapture={() => model.stage.isPlaying.value && model.stage.skip()}
    >
      <Masthead model={model} shape={shape} />
      {shape === 'sheet' && <OrderStrip model={model} />}
      <main class="race-main">
        <h1 class="visually-hidden">{t('race.page_title', { circuit })}</h1>
        <BoardPane model={model} shape={shape} />
        <Dock model={model} shape={shape} />
      </main>
      {shape === 'wide' && (
        <aside class="race-rail" aria-label={t('race.order_and_story')}>
          <Order model={model} />
          <Rail model={model} shape={shape} />
        </aside>
      )}
      {model.panel.value === 'help' && <HelpPanel model={model} />}
      <Live model={model} />
    </div>
  );
}
