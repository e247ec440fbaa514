// A speed dial: the speed now in grey, the chosen one in red, and an arc coloured by what each speed costs.
import type { Tone } from '../../engine/types';

interface Arc {
  /** The speed the arc is about; it reaches half a step to both sides. */
  at: number;
  tone: Tone;
}

interface Props {
  now: number;
  chosen: number | null;
  highest: number;
  arcs: Arc[];
  /** Below the figure: 'mph'. */
  unit: string;
  /** What a screen reader says. */
  label: string;
}

const step = 20;
const sweep = 250;
const radius = 86;
/** A dial that goes beyond this has a figure at every second tick. */
const crowded = 200;

export function angleOf(speed: number, highest: number): number {
  return (Math.min(speed, highest) / highest) * sweep - sweep / 2;
}

function point(angle: number, distance: number): [number, number] {
  const radians = (angle * Math.PI) / 180;
  return [Math.sin(radians) * distance, -Math.cos(radians) * distance];
}

function arcPath(from: number, to: number): string {
  const [x1, y1] = point(from, radius);
  const [x2, y2] = point(to, radius);
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${x1.toFixed(2)} ${y1.toFixed(2)}A${radius} ${radius} 0 ${isLarge} 1 ${x2.toFixed(2)} ${y2.toFixed(2)}`;
}

function Needle({ speed, highest, kind }: { speed: number; highest: number; kind: 'now' | 'chosen' }) {
  return (
    <path
      class={`dial-needle dial-needle-${kind}`}
      d="M-2.6 8 0-62 2.6 8z"
      style={{ transform: `rotate(${angleOf(speed, highest)}deg)` }}
    />
  );
}

export function Dial({ now, chosen, highest, arcs, unit, label }: Props) {
  const figured = highest > crowded ? 2 * step : step;
  const half = sweep / (highest / step) / 2;
  const ticks = Array.from({ length: highest / step + 1 }, (_, i) => i * step);
  return (
    <svg class="dial" viewBox="-100 -98 200 190" role="img" aria-label={label}>
      <path class="dial-rim" d={arcPath(-sweep / 2, sweep / 2)} />
      {arcs.map(({ at, tone }) => {
        const angle = angleOf(at, highest);
        const from = Math.max(-sweep / 2, angle - half);
        const to = Math.min(sweep / 2, angle + half);
        return <path key={at} class={`dial-arc dial-arc-${tone}`} d={arcPath(from, to)} />;
      })}
      {ticks.map((speed) => {
        const angle = angleOf(speed, highest);
        const [x1, y1] = point(angle, 78);
        const [x2, y2] = point(angle, 73);
        const [x, y] = point(angle, 60);
        return (
          <g key={speed}>
            <line class="dial-tick" x1={x1} y1={y1} x2={x2} y2={y2} />
            {speed % figured === 0 && (
              <text class="dial-text" x={x} y={y}>
                {speed}
              </text>
            )}
          </g>
        );
      })}
      <Needle speed={now} highest={highest} kind="now" />
      {chosen !== null && <Needle speed={chosen} highest={highest} kind="chosen" />}
      <circle class="dial-hub" r="8" />
      <text class="dial-figure" y="62">
        {chosen ?? now}
      </text>
      <text class="dial-text" y="84">
        {unit}
      </text>
    </svg>
  );
}
