// The gate of a gear lever: 1, 3, 5 above, 2, 4 below. What is barred is struck; the lever goes from the gear one is in.
import { t } from '../../i18n';
import { Choices, type Choosing } from './Choices';
import { Why } from './Why';
import type { Gear } from './instruments';
import './GearGate.css';

interface Props extends Choosing {
  gears: Gear[];
  now: number;
  /** False once the gear is taken: the gate only shows it. */
  isAsked: boolean;
}

/** Middle of each hole, on a grid of 168 × 132. */
const holes: Record<number, [number, number]> = {
  1: [30, 24],
  2: [30, 108],
  3: [84, 24],
  4: [84, 108],
  5: [138, 24],
};

/** From one hole to another along the gate. */
function lever(from: number, to: number): string {
  const [x1, y1] = holes[from] ?? [0, 0];
  const [x2, y2] = holes[to] ?? [0, 0];
  return x1 === x2 ? `M${x1} ${y1}V${y2}` : `M${x1} ${y1}V66H${x2}V${y2}`;
}

export function GearGate({ gears, now, isAsked, ...choosing }: Props) {
  const chosen = isAsked ? Number(choosing.choices[choosing.shown]?.label ?? now) : now;
  return (
    <div class="gp-gate-box">
      <div class="gp-gate">
        <svg viewBox="0 0 168 132" aria-hidden="true">
          <path class="gp-gate-slot" d="M30 24V108M84 24V108M138 24V66M30 66H138" />
          {chosen !== now && <path class="gp-gate-lever" d={lever(now, chosen)} />}
        </svg>
        {isAsked ? (
          <Choices
            {...choosing}
            label={t('grand_prix.gears')}
            class="gp-holes"
            keyClass="gp-hole"
            face={(choice) => (
              <span class={Number(choice.label) === now ? 'gp-hole-now' : ''}>{choice.label}</span>
            )}
          />
        ) : (
          <div class="gp-holes" aria-hidden="true">
            {gears.map(({ gear }) => (
              <span key={gear} class={`gp-hole ${gear === now ? 'is-chosen' : 'is-idle'}`} data-label={gear}>
                {gear}
              </span>
            ))}
          </div>
        )}
      </div>
      {isAsked && <Why choices={choosing.choices} />}
    </div>
  );
}
