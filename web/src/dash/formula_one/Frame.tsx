// What every question has around it: what is ahead, dials, choices, the hand, one button.
import type { ComponentChildren } from 'preact';
import type { Choice, Tone } from '../../engine/types';
import { t } from '../../i18n';
import { Compare, CompareButton } from '../compare/Compare';
import { useCompare } from '../compare/useCompare';
import { isOpen } from '../first';
import { Dial } from '../parts/Dial';
import type { DashProps } from '../types';
import { columnsOf } from './compare';
import { Gauge, GaugeRow } from './Gauge';
import { Hand } from './Hand';
import { instrumentsOf, takes, type Instruments } from './instruments';
import { Prospect } from './Prospect';
import { buttonWords, sayWords, type Corners } from './words';

interface Props {
  props: DashProps;
  /** The speed that the red needle shows. */
  speed: number;
  arcs?: { at: number; tone: Tone }[];
  /** Beside the main button. */
  other?: number;
  children: ComponentChildren;
}

function Header({ props, car }: { props: DashProps; car: Instruments }) {
  const { desk, corners } = props;
  return (
    <header class="f1-header">
      <h2 class="head">{sayWords(desk.question, corners)}</h2>
      <p class="f1-ahead">{aheadWords(car, corners)}</p>
      <p class="f1-lap">
        {t('formula_one.lap_of', {
          lap: Math.min(car.lapsAll, car.lapsAll - car.laps + 1),
          laps: car.lapsAll,
        })}
      </p>
    </header>
  );
}

function aheadWords({ ahead }: Instruments, corners: Corners): string {
  if (!ahead) return '';
  const speeds = ahead.lanes.map((lane) => lane.lowest).join('-');
  return t('formula_one.ahead', { corner: corners[ahead.corner] || ahead.corner, rows: ahead.rows, speeds });
}

export function Frame({ props, speed, arcs = [], other, children }: Props) {
  const { desk, selected, onDecide, disabledBecause, shape } = props;
  const car = instrumentsOf(desk);
  const choice = selected === null ? undefined : desk.choices[selected];
  const tyre = {
    name: t('formula_one.tyres'),
    value: car.tyre,
    full: car.tyreFull,
    takes: takes(choice, 'tyre'),
  };
  const brake = {
    name: t('formula_one.brakes'),
    value: car.brake,
    full: car.brakeFull,
    takes: takes(choice, 'brake'),
  };
  const isWide = shape === 'wide';
  const compare = useCompare(props, columnsOf(props));
  // Planned with when the speed is set; later the road needs the room.
  const hasHand = desk.phase === 'speed';
  return (
    <section class="f1">
      <div class={`f1-in f1-in-${shape} ${compare.isOpen ? 'f1-compares' : ''}`}>
        {isWide && !compare.isOpen && (
          <div class="f1-side">
            <Dial
              now={car.start}
              chosen={speed}
              highest={car.top}
              arcs={arcs}
              unit={t('formula_one.mph')}
              label={t('formula_one.dial_spoken', { speed: car.speed, chosen: speed })}
            />
            <div class="f1-gauges">
              <Gauge {...tyre} />
              <Gauge {...brake} />
            </div>
          </div>
        )}
        <div class="f1-main">
          <Header props={props} car={car} />
          {compare.isOpen ? <Compare compare={compare} props={props} /> : children}
          {!isWide && (
            <div class="f1-gauge-rows">
              <GaugeRow {...tyre} />
              <GaugeRow {...brake} />
            </div>
          )}
          {hasHand && isWide && !compare.isOpen && <Hand hand={car.hand} choice={choice} />}
        </div>
        <div class="f1-act">
          {!compare.isOpen && <Prospect choice={choice} corners={props.corners} />}
          {!compare.isOpen && desk.phase !== 'card' && !isWide && car.hand.length > 0 && (
            <Hand hand={car.hand} choice={choice} />
          )}
          <div class="f1-buttons">
            <CompareButton compare={compare} props={props} />
            {other !== undefined && other !== selected && (
              <Other choice={desk.choices[other]!} isOff={disabledBecause !== null} onDecide={onDecide} />
            )}
            <button
              type="button"
              class="button button-main"
              disabled={!isOpen(choice) || disabledBecause !== null}
              onClick={() => isOpen(choice) && onDecide(choice.decision)}
            >
              {choice ? buttonWords(choice) : sayWords(desk.question, props.corners)}
            </button>
          </div>
          {disabledBecause !== null && <p class="small">{disabledBecause}</p>}
        </div>
      </div>
    </section>
  );
}

function Other({
  choice,
  isOff,
  onDecide,
}: {
  choice: Choice;
  isOff: boolean;
  onDecide(decision: string): void;
}) {
  if (!isOpen(choice)) return null;
  return (
    <button type="button" class="button" disabled={isOff} onClick={() => onDecide(choice.decision)}>
      {buttonWords(choice)}
    </button>
  );
}
