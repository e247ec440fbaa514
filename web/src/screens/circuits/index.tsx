// The gallery of circuits, and a page for each.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { boardIndex, boardOf, circuitNamed, fetchBoards, isIndexAway, type Circuit } from '../../api/boards';
import { CircuitOutline } from '../../board/CircuitOutline';
import type { RulesId } from '../../engine/types';
import { t } from '../../i18n';
import { circuitName, countryName } from '../../ui/games';
import { GameSelect } from '../../ui/GameSelect';
import { Notice } from '../../ui/Notice';
import { kilometres } from '../../ui/numbers';
import { Link } from '../../ui/router';
import { useTitle } from '../../ui/title';
import NotFound from '../notfound';
import { CircuitPage } from './CircuitPage';
import './circuits.css';
import { countsOf } from './figures';

/** Whose figures and boards are shown; the same in the gallery and on the pages. */
const game = signal<RulesId>('speed-circuit');

export default function Circuits({ name }: { name?: string }) {
  useEffect(() => void fetchBoards(), []);
  if (isIndexAway.value) {
    return (
      <div class="page">
        <Notice
          tone="wear"
          icon="lock"
          end={
            <button type="button" class="button" onClick={() => void fetchBoards()}>
              {t('site.try_again')}
            </button>
          }
        >
          {t('site.boards_away')}
        </Notice>
      </div>
    );
  }
  if (!boardIndex.value) return null;
  if (name === undefined) return <Gallery circuits={boardIndex.value.circuits} />;
  const circuit = circuitNamed(name);
  if (!circuit) return <NotFound />;
  return (
    <CircuitPage key={name} circuit={circuit} game={game.value} onChooseGame={(id) => (game.value = id)} />
  );
}

function Gallery({ circuits }: { circuits: readonly Circuit[] }) {
  useTitle(t('site.circuits_title'), t('site.circuits_intro'));
  return (
    <div class="page">
      <div class="circuits-top">
        <div>
          <h1 class="title">{t('site.circuits_title')}</h1>
          <p class="page-lead">{t('site.circuits_intro')}</p>
        </div>
        <GameSelect
          label={t('site.circuits_figures_for')}
          chosen={game.value}
          onChoose={(id) => (game.value = id)}
        />
      </div>
      <ul class="gallery">
        {circuits.map((circuit) => (
          <Card key={circuit.name} circuit={circuit} />
        ))}
      </ul>
    </div>
  );
}

function Card({ circuit }: { circuit: Circuit }) {
  const board = boardOf(circuit, game.value);
  return (
    <li class="panel gallery-card">
      <Link to={`/circuits/${circuit.name}`} class="gallery-link">
        <CircuitOutline points={circuit.outline} start={circuit.start} />
        <span class="head">{circuitName(circuit.name)}</span>
      </Link>
      <p class="legend-hint">
        {countryName(circuit.country)}, {kilometres(circuit.length)}
      </p>
      {board && (
        <dl class="card-figures">
          {countsOf(board).map((figure) => (
            <div key={figure.title}>
              <dt>{figure.title}</dt>
              <dd>{figure.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
