// The speed: a dial coloured by price, nine keys, what the safest way then brings.
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
import { SpeedKeys, type SpeedKey } from '../parts/SpeedKeys';
import type { DashProps } from '../types';
import { Frame } from './Frame';
import { instrumentsOf } from './instruments';
import { spinWords, spoken, toneOf, unitsWords, whyShort } from './words';

function keyOf(choice: Choice, index: number, now: number, props: DashProps): SpeedKey {
  const isBarred = choice.decision === '';
  const prices: SpeedKey['prices'] = [];
  const units = unitsWords(choice.price);
  const road = choice.road
    ? [unitsWords(choice.road), spinWords(choice.road)].filter(Boolean).join(', ')
    : '';
  if (choice.barred) prices.push({ text: whyShort(choice.barred), tone: 'out' });
  else if (units) prices.push({ text: units, tone: 'wear' });
  else if (!road)
    prices.push({
      text: Number(choice.label) === now ? t('formula_one.hold') : t('dash.free'),
      tone: 'free',
    });
  if (road && choice.road) prices.push({ text: road, tone: choice.road.tone });
  return {
    choice: index,
    label: choice.label,
    lines: [],
    prices,
    tone: isBarred ? 'out' : toneOf(choice),
    isBarred,
    spoken: spoken(choice.label, choice, props.corners),
  };
}

export function SpeedDash(props: DashProps) {
  const { desk, selected, onSelect, onDecide, disabledBecause } = props;
  const car = instrumentsOf(desk);
  const choice = selected === null ? undefined : desk.choices[selected];
  const superb = desk.choices.findIndex((one) => one.kind === 'superb');
  const keys = desk.choices.flatMap((one, i) =>
    one.kind === 'set' ? [keyOf(one, i, car.start, props)] : [],
  );
  const arcs = desk.choices
    .filter((one) => one.kind === 'set' && one.decision !== '')
    .map((one) => ({ at: Number(one.label), tone: toneOf(one) }));
  const confirm = () => {
    if (choice?.decision && disabledBecause === null) onDecide(choice.decision);
  };
  return (
    <Frame
      props={props}
      speed={choice?.kind === 'set' ? Number(choice.label) : car.speed}
      arcs={arcs}
      other={superb < 0 ? undefined : superb}
    >
      <SpeedKeys
        keys={keys}
        selected={selected}
        label={t('formula_one.speeds_label')}
        onSelect={onSelect}
        onConfirm={confirm}
      />
    </Frame>
  );
}
