import './outline.css';
import { outlinePath } from './outline';

/** A circuit as a thumbnail: points of its line in a box of 100 by 70, and the two ends of the start line. */
export function CircuitOutline({ points, start }: { points: readonly number[]; start: readonly number[] }) {
  const data = outlinePath(points);
  return (
    <svg class="circuit-outline" viewBox="-3 -3 106 76" aria-hidden="true">
      <path class="circuit-outline-road" d={data} />
      {start.length >= 4 && (
        <path class="circuit-outline-start" d={`M${start[0]} ${start[1]}L${start[2]} ${start[3]}`} />
      )}
    </svg>
  );
}
