// Before there is a race to show: the outline of its circuit at once, then its spaces; a sentence only if it takes long.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { circuitNamed, fetchBoards } from '../../api/boards';
import { BoardView } from '../../board/BoardView';
import { CircuitOutline } from '../../board/CircuitOutline';
import { emptyScene } from '../../board/state';
import { t } from '../../i18n';
import { circuitName } from '../../ui/games';
import { Logo } from '../../ui/Logo';
import { Link } from '../../ui/router';
import type { Known } from './open';
import { useShape } from './shape';

const patienceMs = 3000;

function Ground({ known, title }: { known: Known; title: string }) {
  const outline = circuitNamed(known.circuit);
  if (known.drawing) {
    return (
      <BoardView
        drawing={known.drawing}
        scene={emptyScene}
        heading="north"
        label={t('race.board_label', { circuit: title })}
        onSelect={() => undefined}
        onConfirm={() => undefined}
      />
    );
  }
  return outline ? <CircuitOutline points={outline.outline} start={outline.start} /> : null;
}

export function Loading({ known }: { known: Known | null }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Shell known={known}>
      <p role="status" class={isLong ? undefined : 'visually-hidden'}>
        {isLong ? t('race.loading_long') : t('race.loading')}
      </p>
    </Shell>
  );
}

/** The shape of the screen with what is known of the race; below it what is to be said. */
export function Shell({ known, children }: { known: Known | null; children: ComponentChildren }) {
  const shape = useShape();
  useEffect(() => void fetchBoards(), []);
  const title = known ? circuitName(known.circuit) : t('race.race');
  return (
    <div class={`race race-${shape} race-loading`}>
      <header class="race-head double-rule">
        <Link to="/" class="race-head-logo">
          <Logo />
          <span class={shape === 'sheet' ? 'visually-hidden' : undefined}>{t('site.name')}</span>
        </Link>
        <h1 class="race-head-race">
          <b>{title}</b>
        </h1>
      </header>
      <main class="race-main">
        <div class="race-board">
          <div class="race-board-place">{known && <Ground known={known} title={title} />}</div>
        </div>
        <div class="race-dock">{children}</div>
      </main>
      {shape === 'wide' && <div class="race-rail" />}
    </div>
  );
}
