// The bid for a place on the grid: suggestions, and any bid within one's means.
import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { EndCards } from '../parts/EndCards';
import { partWords, priceWords } from '../price';
import type { DashProps } from '../types';
import { Frame } from './Frame';
import { carOf } from './instruments';
import { decisionOf, levelsOf, stepped } from './levels';
import { Steppers } from './Steppers';
import { notesOf, spoken } from './words';

const names = ['bid_wear', 'bid_ones', 'bid_threes'] as const;

function bidWords([wear = 0, ones = 0, threes = 0]: number[]): string {
  const parts = [];
  if (wear > 0) parts.push(partWords({ what: 'wear', units: wear }));
  if (ones + threes > 0) parts.push(partWords({ what: 'chip', units: ones + threes }));
  return parts.join(' + ');
}

export function BidDash(props: DashProps) {
  const { desk, selected, onSelect, onDecide, disabledBecause, corners } = props;
  const car = carOf(desk);
  const [bid, setBid] = useState(() => levelsOf(desk.choices[selected ?? 0]?.decision ?? ''));
  const purse = [car.wear, car.ones ?? 0, car.threes ?? 0];
  const price = bidWords(bid);
  const select = (choice: number | null) => {
    const decision = choice === null ? undefined : desk.choices[choice]?.decision;
    if (decision) setBid(levelsOf(decision));
    onSelect(choice);
  };
  const confirm = () => {
    if (disabledBecause === null) onDecide(decisionOf('bid', bid));
  };
  return (
    <Frame
      props={props}
      aside={<span>{t('speed_circuit.car', { build: car.build })}</span>}
      buttons={
        <button
          type="button"
          class="button button-main"
          disabled={disabledBecause !== null}
          onClick={confirm}
        >
          <Icon name="lock" />
          {price ? t('speed_circuit.act_bid', { price }) : t('speed_circuit.act_bid_nothing')}
        </button>
      }
    >
      <div class="family-workshop">
        <EndCards
          cards={desk.choices.map((choice, i) => ({
            choice: i,
            title: priceWords(choice.price),
            price: '',
            tone: choice.price.tone,
            lines: notesOf(choice, corners),
            spoken: spoken(choice.label, choice, corners),
          }))}
          selected={selected}
          label={t('speed_circuit.suggestions')}
          isCompact
          onSelect={select}
          onConfirm={confirm}
        />
        <Steppers
          steppers={names.map((name, i) => {
            const level = bid[i] ?? 0;
            const most = purse[i] ?? 0;
            return {
              name: t(`speed_circuit.${name}`),
              level: String(level),
              value: t('speed_circuit.bid_have', { count: most }),
              canLess: level > 0,
              canMore: level < most,
            };
          })}
          onStep={(index, by) => {
            setBid(stepped(bid, index, by));
            onSelect(null);
          }}
        />
      </div>
    </Frame>
  );
}
