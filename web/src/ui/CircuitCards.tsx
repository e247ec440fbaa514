import type { Circuit } from '../api/boards';
import { CircuitOutline } from '../board/CircuitOutline';
import { t } from '../i18n';
import './cards.css';
import { circuitName } from './games';
import { kilometres } from './numbers';

/** The circuits to choose from, each with its outline. */
export function CircuitCards({
  circuits,
  chosen,
  onChoose,
}: {
  circuits: readonly Circuit[];
  chosen: string;
  onChoose(name: string): void;
}) {
  return (
    <fieldset class="card-field">
      <legend class="head-line">
        <span class="head">{t('site.circuit')}</span>
        <span class="legend-hint">{t('site.circuit_hint')}</span>
      </legend>
      <div class="circuit-cards scroll-row">
        {circuits.map((circuit) => (
          <label key={circuit.name} class="pick circuit-card">
            <input
              type="radio"
              name="circuit"
              value={circuit.name}
              checked={circuit.name === chosen}
              onChange={() => onChoose(circuit.name)}
            />
            <CircuitOutline points={circuit.outline} start={circuit.start} />
            <span class="strong">{circuitName(circuit.name)}</span>
            <span class="small">{kilometres(circuit.length)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
