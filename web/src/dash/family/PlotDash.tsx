// The plot: dial, one key a speed, what it means on the road ahead, and the seal.
import { useState } from 'preact/hooks';
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Dial } from '../parts/Dial';
import { SpeedKeys, type SpeedKey } from '../parts/SpeedKeys';
import { WearPips } from '../parts/WearPips';
import { priceWords } from '../price';
import type { DashProps } from '../types';
import { Barred, Frame } from './Frame';
import { carOf } from './instruments';
import { RoadWords } from './RoadWords';
import { sayWords, spoken, worstTone } from './words';

function keyOf(choice: Choice, index: number, props: DashProps): SpeedKey {
  const isBarred = choice.decision === '';
  const prices: SpeedKey['prices'] = [];
  if (isBarred) {
    prices.push({ text: t('dash.barred'), tone: 'out' });
  } else {
    const isRoadFree = !choice.road || choice.road.tone === 'free';
    if (choice.price.tone !== 'free' || isRoadFree)
      prices.push({ text: priceWords(choice.price), tone: choice.price.tone });
    if (choice.road && !isRoadFree)
      prices.push({
        text: t('speed_circuit.road_costs', {
          price: priceWords({ ...choice.road, ways: choice.road.ways.slice(0, 1) }),
        }),
        tone: choice.road.tone,
      });
  }
  const lines = choice.notes.map((note) =>
    note.key === 'note_spaces'
      ? t('speed_circuit.note_spaces_short', note.with)
      : sayWords(note, props.corners),
  );
  const road =
    choice.road && choice.road.tone !== 'free'
      ? t('speed_circuit.road_costs', { price: priceWords(choice.road) })
      : '';
  const name = choice.kind === 'plot_slip' ? `${choice.label} ${t('speed_circuit.tow_key')}` : choice.label;
  return {
    choice: index,
    label: choice.label,
    lines,
    prices,
    tone: isBarred ? 'out' : worstTone(choice),
    isBarred,
    spoken: [spoken(name, choice, props.corners), road].filter(Boolean).join(', '),
  };
}

/** The keys with or without the tow; what is barred stands among both. */
function keysOf(props: DashProps, kind: string): SpeedKey[] {
  return props.desk.choices
    .map((choice, i) => ({ choice, i }))
    .filter(({ choice }) => choice.decision === '' || choice.kind === kind)
    .sort((a, b) => Number(a.choice.label) - Number(b.choice.label))
    .map(({ choice, i }) => keyOf(choice, i, props));
}

export function PlotDash(props: DashProps) {
  const { desk, selected, onSelect, onDecide, disabledBecause, shape } = props;
  const car = carOf(desk);
  const chosen = selected === null ? undefined : desk.choices[selected];
  const isLawful = chosen !== undefined && chosen.decision !== '';
  const [isTowAsked, askForTow] = useState(false);
  const kind = (isLawful ? chosen.kind === 'plot_slip' : isTowAsked) ? 'plot_slip' : 'plot';
  const switchTow = () => {
    const other = kind === 'plot' ? 'plot_slip' : 'plot';
    askForTow(other === 'plot_slip');
    if (isLawful)
      onSelect(desk.choices.findIndex((choice) => choice.kind === other && choice.label === chosen.label));
  };
  const act = !isLawful
    ? t('speed_circuit.act_plot_none')
    : t(chosen.kind === 'plot_slip' ? 'speed_circuit.act_plot_slip' : 'speed_circuit.act_plot', {
        speed: chosen.label,
      });
  const confirm = () => {
    if (isLawful && disabledBecause === null) onDecide(chosen.decision);
  };
  const arcs = desk.choices
    .filter((choice) => choice.decision && choice.kind === 'plot')
    .map((choice) => ({ at: Number(choice.label), tone: worstTone(choice) }));
  const pips = (
    <WearPips
      wear={car.wear}
      full={car.wearFull}
      laps={car.laps}
      label={`${t('speed_circuit.wear')}: ${t('speed_circuit.wear_of', { wear: car.wear, full: car.wearFull })}`}
    />
  );
  const plot = isLawful ? Number(chosen.label) : null;
  return (
    <Frame
      props={props}
      side={
        shape === 'wide' && (
          <Dial
            now={car.speed}
            chosen={plot}
            highest={car.highest}
            arcs={arcs}
            unit={t('speed_circuit.mph')}
            label={t('speed_circuit.dial', { speed: car.speed, plot: plot ?? 'none' })}
          />
        )
      }
      aside={
        <>
          {pips}
          <span class="family-figure">{t('dash.units_wear', { units: car.wear })}</span>
          {shape === 'wide' && <span>{t('speed_circuit.car', { build: car.build })}</span>}
        </>
      }
      words={
        chosen && !isLawful ? (
          <Barred choice={chosen} corners={props.corners} />
        ) : (
          <RoadWords props={props} plot={chosen} />
        )
      }
      buttons={
        <>
          {desk.choices.some((choice) => choice.kind === 'plot_slip') && (
            <button
              type="button"
              class="button family-toggle"
              aria-pressed={kind === 'plot_slip'}
              onClick={switchTow}
            >
              <Icon name={kind === 'plot_slip' ? 'check' : 'plus'} />
              {t('speed_circuit.tow_toggle')}
            </button>
          )}
          <button
            type="button"
            class="button button-main"
            disabled={!isLawful || disabledBecause !== null}
            onClick={confirm}
          >
            <Icon name="lock" />
            {act}
          </button>
        </>
      }
    >
      <SpeedKeys
        keys={keysOf(props, kind)}
        selected={selected}
        label={t('speed_circuit.keys')}
        onSelect={onSelect}
        onConfirm={confirm}
      />
    </Frame>
  );
}
