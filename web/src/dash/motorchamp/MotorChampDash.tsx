import type { Choice, Desk } from '../../engine/types';
import { t } from '../../i18n';
import { isFree, isOpen, useFirst } from '../first';
import { EndCards, type EndCard } from '../parts/EndCards';
import { priceWords } from '../price';
import type { DashProps } from '../types';
import { Frame } from './Frame';
import { Histogram } from './Histogram';
import { instrumentsOf } from './instruments';
import './motorchamp.css';
import { PitLane } from './PitLane';
import { Die, diceOf, Tray } from './Tray';
import { linesOf, spoken, titleOf } from './words';

/** The fastest throw that is safe, or the slowest; the first end that is free. */
export function firstChoice({ phase, choices }: Desk): number | null {
  const open = choices.flatMap((choice, i) => (isOpen(choice) ? [i] : []));
  const free = open.filter((i) => isFree(choices[i]!));
  return (phase === 'throw_choice' ? free.at(-1) : free[0]) ?? open[0] ?? null;
}

function cardOf(choice: Choice, index: number): EndCard {
  const lines = linesOf(choice);
  const title = titleOf(choice);
  return {
    choice: index,
    title,
    price: choice.to || choice.price.tone !== 'free' ? priceWords(choice.price) : '',
    tone: choice.price.tone,
    lines,
    spoken: spoken(title, choice, lines),
  };
}

function Thrown({ label, faces }: { label: string; faces: number[] }) {
  const dice = diceOf(label);
  return (
    <p class="mc-thrown">
      <span class="visually-hidden">{t('motorchamp.thrown', { faces: faces.join(', ') })}</span>
      {faces.map((face, i) => (
        <Die key={i} kind={dice[i] ?? 'N'} face={face} />
      ))}
    </p>
  );
}

function ThrowDash(props: DashProps & { confirm(): void }) {
  const { desk, selected, onSelect, confirm } = props;
  const car = instrumentsOf(desk);
  const label = selected === null ? undefined : desk.choices[selected]?.label;
  const totals = label === undefined ? undefined : car.totals?.[label];
  return (
    <Frame
      props={props}
      beside={
        label !== undefined &&
        totals && (
          <Histogram label={label} totals={totals} limit={car.limit ?? 0} isPractice={car.isPractice} />
        )
      }
    >
      <Tray
        choices={desk.choices}
        totals={car.totals ?? {}}
        selected={selected}
        onSelect={onSelect}
        onConfirm={confirm}
      />
      <PitLane car={car} />
    </Frame>
  );
}

const labels: Record<string, 'cars_label' | 'ways_label'> = {
  grid_choice: 'cars_label',
  play: 'ways_label',
  slip: 'ways_label',
};

function AnswerDash(props: DashProps & { confirm(): void }) {
  const { desk, selected, onSelect, confirm, shape } = props;
  const car = instrumentsOf(desk);
  return (
    <Frame props={props} beside={car.faces && <Thrown label={car.thrown ?? ''} faces={car.faces} />}>
      <EndCards
        cards={desk.choices.map(cardOf)}
        selected={selected}
        label={t(`motorchamp.${labels[desk.phase] ?? 'answers_label'}`)}
        isCompact={shape === 'sheet'}
        onSelect={onSelect}
        onConfirm={confirm}
      />
      {(desk.phase === 'play' || desk.phase === 'slip') && <PitLane car={car} />}
    </Frame>
  );
}

export function MotorChampDash(props: DashProps) {
  const { desk, selected, onSelect, onDecide, disabledBecause } = props;
  useFirst(desk, selected, firstChoice, onSelect);
  const choice = selected === null ? undefined : desk.choices[selected];
  const confirm = () => {
    if (isOpen(choice) && disabledBecause === null) onDecide(choice.decision);
  };
  return desk.phase === 'throw_choice' ? (
    <ThrowDash {...props} confirm={confirm} />
  ) : (
    <AnswerDash {...props} confirm={confirm} />
  );
}
