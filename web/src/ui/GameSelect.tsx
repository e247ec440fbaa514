import type { RulesId } from '../engine/types';
import { gameName, games } from './games';

/** The six games as a menu, where cards would be too much. */
export function GameSelect({
  label,
  chosen,
  onChoose,
}: {
  label: string;
  chosen: RulesId;
  onChoose(id: RulesId): void;
}) {
  return (
    <label class="labelled">
      <span>{label}</span>
      <select
        class="field strong"
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value as RulesId)}
      >
        {games.map((id) => (
          <option key={id} value={id}>
            {gameName(id)}
          </option>
        ))}
      </select>
    </label>
  );
}
