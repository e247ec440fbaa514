import { axles, bandsOf, carInk, carTyreEdge, numberSize, shapeOf, wheels } from '../board/cars';
import './CarMark.css';

/** A car as it stands in lists and charts, nose to the right, its number upright. */
export function CarMark({ shape, number, width = 44 }: { shape: number; number: string; width?: number }) {
  const car = shapeOf(shape);
  const size = numberSize(number);
  return (
    <svg class="car-mark" width={width} height={(width * 24) / 44} viewBox="0 0 44 24" aria-hidden="true">
      <path d={axles} stroke={carInk} stroke-width="1.2" />
      <path d={wheels} fill={carInk} stroke={carTyreEdge} stroke-width="0.8" />
      <path d={car.body} fill={car.colour} stroke={carInk} stroke-width="1.5" stroke-linejoin="round" />
      <path d={bandsOf(shape)} stroke={carInk} stroke-width="2.4" />
      {car.over && (
        <path d={car.over} fill={car.colour} stroke={carInk} stroke-width="1.5" stroke-linejoin="round" />
      )}
      <circle cx="22" cy="12" r="6.9" fill="var(--limit)" stroke={carInk} stroke-width="1.2" />
      <text x="22" y={12 + size * 0.36} text-anchor="middle" font-size={size} font-weight="700" fill={carInk}>
        {number}
      </text>
    </svg>
  );
}
