import type { Category } from '../../dash/family/instruments';
import { said, t } from '../../i18n';
import { Icon } from '../../ui/Icon';

function valueWords(category: Category, value: string, isLevels: boolean): string {
  if (category.name === 'skill') return t('speed_circuit.unit_chips', { value });
  if (category.name !== 'wear') return t('speed_circuit.unit_speed', { value });
  return t(isLevels ? 'speed_circuit.unit_wear_race' : 'speed_circuit.unit_wear_lap', { value });
}

function levelWords(level: number, isLevels: boolean): string {
  if (!isLevels) return t('site.workshop_points', { points: level });
  const signed = level > 0 ? `+${level}` : level < 0 ? `−${-level}` : '0';
  return t('site.workshop_level', { level: signed });
}

/** A category: what it is good for, what it is now, and all it could be. */
export function CategoryRow({
  category,
  level,
  isLevels,
  onStep,
}: {
  category: Category;
  level: number;
  isLevels: boolean;
  onStep(by: number): void;
}) {
  const name = said('speed_circuit', `category_${category.name}`);
  const at = level - category.lowest;
  const good = category.name === 'start' && isLevels ? 'good_start_bid' : `good_${category.name}`;
  return (
    <div class="category" role="group" aria-label={name}>
      <div class="category-words">
        <h3 class="strong">{name}</h3>
        <p class="legend-hint">{said('site', good)}</p>
      </div>
      <div class="category-value">
        <output class="strong">{valueWords(category, category.values[at] ?? '', isLevels)}</output>
        <span class="small">{levelWords(level, isLevels)}</span>
      </div>
      <div class="category-keys">
        <button
          type="button"
          class="button category-key"
          disabled={at <= 0}
          aria-label={t('site.fewer', { what: name })}
          onClick={() => onStep(-1)}
        >
          <Icon name="minus" />
        </button>
        <span class="category-pips" aria-hidden="true">
          {category.values.map((value, i) => (
            <span key={value} class={i <= at ? 'pip pip-on' : 'pip'} />
          ))}
        </span>
        <button
          type="button"
          class="button category-key"
          disabled={at >= category.values.length - 1}
          aria-label={t('site.more', { what: name })}
          onClick={() => onStep(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
