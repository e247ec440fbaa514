// The move: the ends that are lit on the board as cards, and in the tournament game what else is open: passes, brakes, tows.
import type { Choice, Part } from '../../engine/types';
import { t } from '../../i18n';
import { Dial } from '../parts/Dial';
import { EndCards, type EndCard } from '../parts/EndCards';
import { WearPips } from '../parts/WearPips';
import { oddsSpoken, priceWords } from '../price';
import type { DashProps } from '../types';
import { Frame } from './Frame';
import { carOf } from './instruments';
import { endTitle, notesOf, payOrRisk, spoken, throwOf, wayOrNothing, wearDue } from './words';
import type { Wish } from './wish';

function cardOf(choice: Choice, index: number, props: DashProps): EndCard {
  const isDrive = choice.kind === 'drive';
  const notes = notesOf(choice, props.corners);
  const thrown = throwOf(choice.price);
  const isFree = choice.price.tone === 'free';
  const rows = t('speed_circuit.note_rows', { rows: choice.rows });
  const card: EndCard = {
    choice: index,
    title: endTitle(choice),
    price: priceWords({ ...choice.price, ways: choice.price.ways.slice(0, 1) }),
    tone: choice.price.tone,
    lines: isDrive ? [notes.join(', '), rows] : [notes.join(', ')],
    spoken: spoken(endTitle(choice), choice, props.corners),
  };
  if (thrown) {
    const others = choice.price.ways.slice(1).map(wayOrNothing);
    card.odds = thrown;
    if (others.length > 0)
      card.foot = t('speed_circuit.note_or', {
        price: others.reduce((first, second) => t('dash.or', { first, second })),
      });
  } else if (isDrive && isFree) {
    card.foot = t('speed_circuit.note_nothing_due');
  }
  return card;
}

function actOf(choice: Choice): string {
  const price = priceWords(choice.price);
  switch (choice.kind) {
    case 'pass':
      return t('speed_circuit.act_pass', { who: choice.notes[0]?.with?.who ?? '', price });
    case 'emergency':
      return t('speed_circuit.act_emergency', { speed: choice.label, price });
    case 'slip':
      return t('speed_circuit.act_slip', { who: choice.label });
    case 'end':
      return t('speed_circuit.act_end');
    case 'place':
      return t('speed_circuit.act_place', { place: choice.label });
    default:
      return choice.price.ways.length === 1
        ? t('speed_circuit.act_drive_price', { price })
        : t('speed_circuit.act_drive', { place: choice.label });
  }
}

interface ButtonsProps {
  props: DashProps;
  choice: Choice | undefined;
  drive(choice: Choice, way: Part[] | null): void;
}

function Buttons({ props, choice, drive }: ButtonsProps) {
  const isOff = props.disabledBecause !== null;
  const split = choice?.kind === 'drive' ? payOrRisk(choice.price) : null;
  if (!choice || !split) {
    return (
      <button
        type="button"
        class="button button-main"
        disabled={!choice || isOff}
        onClick={() => {
          if (choice) drive(choice, null);
        }}
      >
        {choice ? actOf(choice) : t('speed_circuit.act_drive_none')}
      </button>
    );
  }
  const risk = wayOrNothing(split.risk.filter((part) => !part.odds));
  const isRiskBare = split.risk.every((part) => part.odds);
  return (
    <>
      <button
        type="button"
        class="button family-risk"
        disabled={isOff}
        onClick={() => {
          drive(choice, split.risk);
        }}
      >
        <span class="family-die" aria-hidden="true">
          ?
        </span>
        {isRiskBare
          ? t('speed_circuit.act_risk')
          : t('speed_circuit.act_risk_price', { price: `${risk} + ${t('dash.throw_chance')}` })}
      </button>
      <button
        type="button"
        class="button button-main"
        disabled={isOff}
        onClick={() => {
          drive(choice, split.pay);
        }}
      >
        {t('speed_circuit.act_drive_pay', { price: wayOrNothing(split.pay) })}
      </button>
    </>
  );
}

export function DriveDash({ props, onWish }: { props: DashProps; onWish(wish: Wish | null): void }) {
  const { desk, table, selected, onSelect, onDecide, disabledBecause, shape } = props;
  const car = carOf(desk);
  const chosen = selected === null ? undefined : desk.choices[selected];
  const drive = (choice: Choice, way: Part[] | null) => {
    onWish(way ? { car: desk.car, turn: table.turn, way } : null);
    onDecide(choice.decision);
  };
  const confirm = () => {
    if (chosen && disabledBecause === null)
      drive(chosen, chosen.kind === 'drive' ? (payOrRisk(chosen.price)?.pay ?? null) : null);
  };
  const spend = chosen ? wearDue(chosen.price) : 0;
  const left = Math.max(0, car.wear - spend);
  const thrown = chosen && throwOf(chosen.price);
  return (
    <Frame
      props={props}
      side={
        shape === 'wide' && (
          <div class="family-wear">
            {car.driven !== undefined && (
              <Dial
                now={car.speed}
                chosen={car.driven}
                highest={car.highest}
                arcs={[]}
                unit={t('speed_circuit.mph')}
                label={t('speed_circuit.dial', { speed: car.speed, plot: car.driven })}
              />
            )}
            <span class="strong">{t('speed_circuit.wear_after')}</span>
            <WearPips
              wear={car.wear}
              full={car.wearFull}
              laps={car.laps}
              spend={spend}
              label={t('speed_circuit.wear_of', { wear: left, full: car.wearFull })}
            />
            <span>
              <b>{left}</b> {t('speed_circuit.wear_of', { wear: '', full: car.wearFull }).trim()}
              {', '}
              {t('speed_circuit.lap_of', { lap: car.lap, laps: car.laps })}
            </span>
          </div>
        )
      }
      words={
        chosen && (
          <p>
            <b>{endTitle(chosen)}</b>{' '}
            {[...notesOf(chosen, props.corners), priceWords(chosen.price)].join(', ')}.{' '}
            {thrown && <span class="family-quiet">{oddsSpoken(thrown)}</span>}
          </p>
        )
      }
      buttons={<Buttons props={props} choice={chosen} drive={drive} />}
    >
      <EndCards
        cards={desk.choices.map((choice, i) => cardOf(choice, i, props))}
        selected={selected}
        label={t('speed_circuit.ends')}
        isCompact={shape === 'sheet'}
        onSelect={onSelect}
        onConfirm={confirm}
      />
    </Frame>
  );
}
