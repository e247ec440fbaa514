// The pit lane as a strip: its squares in driving direction, the pits beside them, the own one filled.
import { t } from '../../i18n';
import type { Instruments, PitSpot } from './instruments';

function stopWords({ hasStopped, hasRedFlap, flapAfter = 0 }: Instruments): string {
  if (hasStopped) return t('motorchamp.stop_made');
  return hasRedFlap ? t('motorchamp.stop_late') : t('motorchamp.stop_due', { lap: flapAfter });
}

function laneWords(spots: PitSpot[]): string {
  const own = spots.filter((spot) => spot.isOwn);
  if (own.length > 1) return t('motorchamp.pit_lane_any');
  return own[0] ? t('motorchamp.pit_lane_own', { pit: own[0].pit }) : t('motorchamp.pit_lane');
}

function Spot({ place, car, isOwn }: { place: string; car: string; isOwn: boolean }) {
  if (!place) return <span class="mc-spot is-none" />;
  const key = isOwn ? 'motorchamp.pit_own_spoken' : 'motorchamp.pit_spoken';
  return (
    <span class={`mc-spot ${isOwn ? 'is-own' : ''} ${car ? 'is-taken' : ''}`}>
      <span class="visually-hidden">{t(key, { place, car: car || 'none' })}</span>
      <span aria-hidden="true">{car || place}</span>
    </span>
  );
}

export function PitLane({ car }: { car: Instruments }) {
  const spots = car.pitLane ?? [];
  if (!car.hasStops || spots.length === 0) return null;
  return (
    <div class="mc-pits">
      <p class="small">
        {laneWords(spots)} {stopWords(car)}
      </p>
      {/* May be wider than a phone: whoever has no finger scrolls it by keys. */}
      <ol class="mc-lane scroll-row" tabIndex={0} aria-label={t('motorchamp.pit_lane')}>
        {spots.map((spot) => (
          <li key={spot.lane + spot.pit}>
            <Spot place={spot.lane} car={spot.inLane} isOwn={false} />
            <Spot place={spot.pit} car={spot.inPit} isOwn={spot.isOwn} />
          </li>
        ))}
      </ol>
    </div>
  );
}
