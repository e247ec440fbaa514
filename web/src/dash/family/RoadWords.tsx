// What a plot means on the open road: how far, which ends cost what; whether a tow is possible; the corner ahead.
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
import { priceWords, toneClass } from '../price';
import type { DashProps } from '../types';
import { carOf, type CarInstruments, type RoadEnd } from './instruments';

function Ends({ ends }: { ends: RoadEnd[] }) {
  if (ends.every((end) => end.price.tone === 'free')) return <span>{t('speed_circuit.road_all_free')}</span>;
  return (
    <>
      {ends.map((end) => {
        const price = priceWords(end.price);
        const words = end.line
          ? t('speed_circuit.road_line', { price })
          : t('speed_circuit.road_end', { lane: end.lane, price });
        return (
          <span key={end.to} class="road-end">
            <b>{end.to}</b> <span class={toneClass[end.price.tone]}>{words}</span>
          </span>
        );
      })}
    </>
  );
}

function Ahead({ car, corners }: { car: CarInstruments; corners: Record<string, string> }) {
  if (!car.ahead) return null;
  const { corner, rows, lanes } = car.ahead;
  const limits = lanes.map(({ lane, lowest, highest }) =>
    t('speed_circuit.ahead_limit', {
      lane,
      limits: lowest === highest ? String(lowest) : t('speed_circuit.limits', { lowest, highest }),
    }),
  );
  return (
    <span>
      {t('speed_circuit.ahead', { corner: corners[corner] ?? corner, rows })}: {limits.join(', ')}.
    </span>
  );
}

export function RoadWords({ props, plot }: { props: DashProps; plot: Choice | undefined }) {
  const car = carOf(props.desk);
  const ends = plot && car.roads?.find((road) => road.speed === Number(plot.label))?.ends;
  const spaces = plot?.notes.find((note) => note.key === 'note_spaces')?.with?.spaces ?? '0';
  return (
    <>
      <p>
        {plot ? (
          <>
            <b>
              {plot.label === '0'
                ? t('speed_circuit.plot_rest')
                : t('speed_circuit.plot_means', { speed: plot.label, spaces })}
            </b>{' '}
            {ends && plot.label !== '0' && <Ends ends={ends} />}
          </>
        ) : (
          <Ahead car={car} corners={props.corners} />
        )}
      </p>
      <p class="family-quiet">
        {plot && props.shape === 'wide' && <Ahead car={car} corners={props.corners} />}{' '}
        {car.tow && t(`speed_circuit.tow_${car.tow}`)}
      </p>
    </>
  );
}
