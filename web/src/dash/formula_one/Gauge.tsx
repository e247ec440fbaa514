// A gauge in segments: worn ones filled, those that a choice would take dashed, the rest empty.
import { t } from '../../i18n';

const sweep = 220;
const radius = 38;

function point(angle: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${(Math.sin(radians) * radius).toFixed(2)} ${(-Math.cos(radians) * radius).toFixed(2)}`;
}

/** The arc of one segment, with a gap to the next. */
export function segmentPath(index: number, count: number): string {
  const step = sweep / count;
  const from = -sweep / 2 + index * step;
  return `M${point(from + 2)}A${radius} ${radius} 0 0 1 ${point(from + step - 2)}`;
}

interface Props {
  name: string;
  value: number;
  full: number;
  takes: number;
}

function spokenOf({ name: what, value, full, takes }: Props): string {
  return takes > 0
    ? t('formula_one.gauge_spoken_takes', { what, value, full, takes })
    : t('formula_one.gauge_spoken', { what, value, full });
}

function segmentClass(index: number, { value, takes }: Props): string {
  if (index < value) return 'f1-segment is-worn';
  return index < value + takes ? 'f1-segment is-taken' : 'f1-segment';
}

export function Gauge(props: Props) {
  const { name, value, full } = props;
  return (
    <div class="f1-gauge">
      <svg viewBox="-46 -46 92 70" role="img" aria-label={spokenOf(props)}>
        {Array.from({ length: full }, (_, i) => (
          <path key={i} class={segmentClass(i, props)} d={segmentPath(i, full)} />
        ))}
        <text class="f1-gauge-value" y="4">
          {value}
        </text>
        <text class="f1-gauge-full" y="20">
          {t('formula_one.of_full', { full })}
        </text>
      </svg>
      <span class="f1-gauge-name" aria-hidden="true">
        {name}
      </span>
    </div>
  );
}

/** The same in a row, for a phone. */
export function GaugeRow(props: Props) {
  const { name, value, full } = props;
  return (
    <div class="f1-gauge-row" role="img" aria-label={spokenOf(props)}>
      <span aria-hidden="true">{name}</span>
      <span class="f1-pips" aria-hidden="true">
        {Array.from({ length: full }, (_, i) => (
          <span key={i} class={segmentClass(i, props).replace('f1-segment', 'f1-pip')} />
        ))}
      </span>
      <b aria-hidden="true">{t('dash.fraction', { ways: value, of: full })}</b>
    </div>
  );
}
