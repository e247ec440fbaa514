// Everything else that is asked: where to end, which card, match or keep, special tyres. The same ends that are lit on the board.
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
import { EndCards, type EndCard } from '../parts/EndCards';
import type { DashProps } from '../types';
import { Frame } from './Frame';
import { instrumentsOf } from './instruments';
import { inOrder } from './order';
import { notesOf, placeWords, priceShort, sayWords, spoken, throwsOf, titleOf, type Corners } from './words';

function linesOf(choice: Choice, corners: Corners): string[] {
  const place =
    choice.to && choice.kind === 'card' ? `${choice.to}, ${placeWords(choice)}` : placeWords(choice);
  return [...(choice.to ? [place] : []), ...notesOf(choice, corners)];
}

function cardOf(choice: Choice, index: number, corners: Corners): EndCard {
  const title = titleOf(choice);
  return {
    choice: index,
    title,
    price: choice.barred ? t('dash.barred') : priceShort(choice.price),
    tone: choice.barred ? 'out' : choice.price.tone,
    lines: choice.barred ? [sayWords(choice.barred, corners)] : linesOf(choice, corners),
    odds: throwsOf(choice.price).at(-1),
    isBarred: choice.barred !== undefined,
    spoken: spoken([title, choice.to].filter(Boolean).join(', '), choice, corners),
  };
}

const labels = {
  drive: 'formula_one.ways_label',
  card: 'formula_one.cards_label',
} as const;

export function WayDash(props: DashProps) {
  const { desk, selected, onSelect, onDecide, disabledBecause, shape } = props;
  const choice = selected === null ? undefined : desk.choices[selected];
  const hasThrows = desk.choices.some((one) => throwsOf(one.price).length > 0);
  const pass = desk.choices.findIndex((one) => one.kind === 'pass');
  const label =
    desk.phase === 'drive' || desk.phase === 'card' ? labels[desk.phase] : 'formula_one.answers_label';
  return (
    <Frame props={props} speed={instrumentsOf(desk).speed} other={pass < 0 ? undefined : pass}>
      <EndCards
        cards={inOrder(desk.choices).map((i) => cardOf(desk.choices[i]!, i, props.corners))}
        selected={selected}
        label={t(label)}
        isCompact={shape === 'sheet' || desk.choices.length > 4 || !hasThrows}
        onSelect={onSelect}
        onConfirm={() => {
          if (choice?.decision && disabledBecause === null) onDecide(choice.decision);
        }}
      />
    </Frame>
  );
}
