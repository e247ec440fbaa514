// What the car can bear this go: before the risk die as counts of six, after it as the number thrown for.
import { t } from '../../i18n';
import { facesBearing, type Gear } from './instruments';
import { gearName } from './words';
import './ToleranceBars.css';

const factors = [1, 2, 3];
const faces = 6;

export function ToleranceBars({ gear }: { gear: Gear }) {
  return (
    <div class="gp-bears">
      <p class="small">{t('grand_prix.bears_title', { gear: gearName(gear.gear) })}</p>
      {factors.map((factor) => {
        const ways = facesBearing(gear, factor);
        return (
          <div
            class="gp-bear"
            key={factor}
            role="img"
            aria-label={t('grand_prix.bears_spoken', { factor, ways })}
          >
            <span aria-hidden="true">{t('grand_prix.bears_row', { factor })}</span>
            <span class="gp-bear-track" aria-hidden="true">
              <span class="fill-free" style={{ width: `${(ways / faces) * 100}%` }} />
            </span>
            <b aria-hidden="true">{t('dash.fraction', { ways, of: faces })}</b>
          </div>
        );
      })}
    </div>
  );
}
