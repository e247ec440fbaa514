import { t } from '../../i18n';

/** Where the dots of each face are, on a grid of three by three. */
const dots: Record<number, readonly [number, number][]> = {
  1: [[8, 8]],
  2: [
    [5, 5],
    [11, 11],
  ],
  3: [
    [5, 5],
    [8, 8],
    [11, 11],
  ],
  4: [
    [5, 5],
    [11, 5],
    [5, 11],
    [11, 11],
  ],
  5: [
    [5, 5],
    [11, 5],
    [8, 8],
    [5, 11],
    [11, 11],
  ],
  6: [
    [5, 4.5],
    [11, 4.5],
    [5, 8],
    [11, 8],
    [5, 11.5],
    [11, 11.5],
  ],
};

/** A face of a die: dots up to six, a number above; always with its word for those who hear it. */
export function DieFace({
  face,
  size = 18,
  isRolling = false,
}: {
  face: number;
  size?: number;
  isRolling?: boolean;
}) {
  const spots = dots[face];
  return (
    <svg
      class={`die-face ${isRolling ? 'die-rolling' : ''}`}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      role="img"
      aria-label={t('race.die_face', { face })}
    >
      <rect x="1" y="1" width="14" height="14" rx="3" class="die-body" />
      {spots ? (
        spots.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" class="die-dot" />)
      ) : (
        <text x="8" y="11.5" text-anchor="middle" font-size="9" font-weight="700" class="die-dot">
          {face}
        </text>
      )}
    </svg>
  );
}
