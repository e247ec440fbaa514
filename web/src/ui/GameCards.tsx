import type { RulesId } from '../engine/types';
import { said, t } from '../i18n';
import './cards.css';
import { gameName, games, keyOf } from './games';

/** The six games to choose from. */
export function GameCards({ chosen, onChoose }: { chosen: RulesId; onChoose(id: RulesId): void }) {
  return (
    <fieldset class="card-field">
      <legend class="head-line">
        <span class="head">{t('site.game')}</span>
        <span class="legend-hint">{t('site.game_hint')}</span>
      </legend>
      <div class="game-cards">
        {games.map((id) => (
          <label key={id} class="pick game-card">
            <input
              type="radio"
              name="game"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span class="game-card-top">
              <span class="game-card-name">{gameName(id)}</span>
              <span class="game-card-when">{said('site', `when_${keyOf(id)}`)}</span>
            </span>
            <span class="game-card-line">{said('site', `line_${keyOf(id)}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
