// The workshop: suggestions, and a car of one's own from its categories. What a point gives the engine has said.
import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { keptBuild } from '../../ui/kept_build';
import { EndCards } from '../parts/EndCards';
import type { DashProps } from '../types';
import { Frame } from './Frame';
import { buildOf, type Category } from './instruments';
import { decisionOf, levelsOf, stepped, sumOf } from './levels';
import { Steppers } from './Steppers';
import { notesOf, spoken } from './words';

function valueOf(category: Category, level: number): string {
  return category.values[level - category.lowest] ?? '';
}

function valueWords(category: Category, level: number, isLevels: boolean): string {
  const value = valueOf(category, level);
  if (category.name === 'skill') return t('speed_circuit.unit_chips', { value });
  if (category.name !== 'wear') return t('speed_circuit.unit_speed', { value });
  return isLevels
    ? t('speed_circuit.unit_wear_race', { value })
    : t('speed_circuit.unit_wear_lap', { value });
}

/** '+1', '0', '−2' where there are levels; plain points elsewhere. */
function levelWords(level: number, isLevels: boolean): string {
  if (!isLevels || level === 0) return String(level);
  return level > 0 ? `+${level}` : `−${-level}`;
}

function actWords(left: number, build: string): string {
  if (left > 0) return t('speed_circuit.act_build_left', { left });
  if (left < 0) return t('speed_circuit.act_build_over', { over: -left });
  return t('speed_circuit.act_build', { build });
}

export function BuildDash(props: DashProps) {
  const { desk, selected, onSelect, onDecide, disabledBecause, corners } = props;
  const { categories, sum } = buildOf(desk);
  const [levels, setLevels] = useState(
    () => keptBuild(props.rules) ?? levelsOf(desk.choices[selected ?? 0]?.decision ?? ''),
  );
  const isLevels = categories.some((category) => category.lowest < 0);
  const left = sum - sumOf(levels);
  const build = categories.map((category, i) => valueOf(category, levels[i] ?? 0)).join('/');
  const isWhole = left === 0;
  const select = (choice: number | null) => {
    const decision = choice === null ? undefined : desk.choices[choice]?.decision;
    if (decision) setLevels(levelsOf(decision));
    onSelect(choice);
  };
  const confirm = () => {
    if (isWhole && disabledBecause === null) onDecide(decisionOf('build', levels));
  };
  return (
    <Frame
      props={props}
      values={{ sum }}
      buttons={
        <button
          type="button"
          class="button button-main"
          disabled={!isWhole || disabledBecause !== null}
          onClick={confirm}
        >
          {isWhole && <Icon name="lock" />}
          {actWords(left, build)}
        </button>
      }
    >
      <div class="family-workshop">
        <EndCards
          cards={desk.choices.map((choice, i) => ({
            choice: i,
            title: choice.label,
            price: '',
            tone: 'free' as const,
            lines: notesOf(choice, corners),
            spoken: spoken(choice.label, { ...choice, price: { tone: 'free', ways: [] } }, corners),
          }))}
          selected={selected}
          label={t('speed_circuit.suggestions')}
          isCompact
          onSelect={select}
          onConfirm={confirm}
        />
        <Steppers
          steppers={categories.map((category, i) => {
            const level = levels[i] ?? 0;
            return {
              name: t(`speed_circuit.category_${category.name}` as 'speed_circuit.category_start'),
              level: levelWords(level, isLevels),
              value: valueWords(category, level, isLevels),
              canLess: level > category.lowest,
              canMore: level < category.lowest + category.values.length - 1,
            };
          })}
          onStep={(index, by) => {
            setLevels(stepped(levels, index, by));
            onSelect(null);
          }}
        />
      </div>
    </Frame>
  );
}
