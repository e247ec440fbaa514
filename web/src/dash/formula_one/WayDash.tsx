// Everything else that is asked: where to end, which card, match or keep, special tyres. The same ends that are lit on the board.
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
import { EndCards, type EndCard } from '../parts/EndCards';
import type { DashProps } from '../types';
import { Frame } from './Frame';
import { instrumentsOf } from './instruments';
import {
  buttonWords,
  cardName,
  notesOf,
  placeWords,
  priceShort,
  spoken,
  throwsOf,
  type Corners,
} from './words';

function titleOf(choice: Choice): string {
  switch (choice.kind) {
    case 'drive':
    case 'pit':
      return choice.to || buttonWords(choice);
    case 'card':
      return choice.to
        ? `${cardName(choice)}, ${choice.to}`
        : `${cardName(choice)} ${choice.label.split(' ')[1] ?? ''}`;
    default:
      return buttonWords(choice);
  }
}

function cardOf(choice: Choice, index: number, corners: Corners): EndCard {
  const isBarred = choice.decision === '';
  const title = titleOf(choice);
  const where = choice.to ? [placeWords(choice)] : [];
  return {
    choice: index,
    title,
    price: isBarred ? t('dash.barred') : priceShort(choice.price),
    tone: isBarred ? 'out' : choice.price.tone,
    lines: [...where, ...notesOf(choice, corners)],
    odds: throwsOf(choice.price).at(-1),
    isBarred,
    spoken: spoken(title, choice, corners),
  };
}

const labels = {
  drive: 'formula_one.ways_label',
  card: 'formula_one.cards_label',
} as const;

export function WayDash(props: DashProps) {
  const { desk, selected, onSelect, onDecide, disabledBecause, shape } = props;
  const choice = selected === null ? undefined : desk.choices[selected];
  const pass = desk.choices.findIndex((one) => one.kind === 'pass');
  const label =
    desk.phase === 'drive' || desk.phase === 'card' ? labels[desk.phase] : 'formula_one.answers_label';
  return (
    <Frame props={props} speed={instrumentsOf(desk).speed} other={pass < 0 ? undefined : pass}>
      <EndCards
        cards={desk.choices.map((one, i) => cardOf(one, i, props.corners))}
        selected={selected}
        label={t(label)}
        isCompact={shape === 'sheet' || desk.choices.length > 4}
        onSelect={onSelect}
        onConfirm={() => {
          if (choice?.decision && disabledBecause === null) onDecide(choice.decision);
        }}
      />
    </Frame>
  );
}
