import { boardOf, type Circuit } from '../../api/boards';
import type { RulesId } from '../../engine/types';
import { t } from '../../i18n';
import { circuitName, countryName } from '../../ui/games';
import { GameSelect } from '../../ui/GameSelect';
import { Icon } from '../../ui/Icon';
import { kilometres } from '../../ui/numbers';
import { Link } from '../../ui/router';
import { useTitle } from '../../ui/title';
import { BoardPicture } from './BoardPicture';
import { figuresOf } from './figures';

/** One circuit: its board large, its figures, its corners, and the way to the grid. */
export function CircuitPage({
  circuit,
  game,
  onChooseGame,
}: {
  circuit: Circuit;
  game: RulesId;
  onChooseGame(id: RulesId): void;
}) {
  const name = circuitName(circuit.name);
  const where = `${circuit.title}, ${countryName(circuit.country)}, ${kilometres(circuit.length)}.`;
  useTitle(name, `${where} ${t('site.circuits_intro')}`);
  const board = boardOf(circuit, game);
  const facts = [
    { title: t('site.circuit_country'), value: countryName(circuit.country) },
    { title: t('site.circuit_length'), value: kilometres(circuit.length) },
    ...(board ? [{ title: t('site.circuit_places'), value: String(board.places) }, ...figuresOf(board)] : []),
  ];
  const corners = [...new Set(Object.values(board?.corners ?? {}))];
  return (
    <div class="page circuit-page">
      <div class="circuit-main">
        <Link to="/circuits" class="circuit-back">
          <Icon name="back" /> {t('site.circuit_all')}
        </Link>
        <h1 class="title">{name}</h1>
        <p class="legend-hint">{circuit.title}</p>
        {board && <BoardPicture key={board.name} board={board} circuit={name} game={game} />}
      </div>
      <div class="circuit-side">
        <GameSelect label={t('site.circuit_game')} chosen={game} onChoose={onChooseGame} />
        <Link to={`/?rules=${game}&circuit=${circuit.name}`} class="button button-main">
          {t('site.circuit_race')}
        </Link>
        <dl class="figures">
          {facts.map((figure) => (
            <div key={figure.title}>
              <dt>{figure.title}</dt>
              <dd class="strong">{figure.value}</dd>
            </div>
          ))}
        </dl>
        {corners.length > 0 && (
          <section aria-labelledby="corners">
            <h2 class="head" id="corners">
              {t('site.circuit_corners')}
            </h2>
            <ol class="corner-list">
              {corners.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </div>
  );
}
