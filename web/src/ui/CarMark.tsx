import { carShapes } from '../board/cars';

/** A car as it stands in lists and charts, nose to the right, its number upright. */
export function CarMark({ shape, number, width = 44 }: { shape: number; number: string; width?: number }) {
  const car = carShapes[shape % carShapes.length]!;
  return (
    <svg class="car-mark" width={width} height={(width * 24) / 44} viewBox="0 0 44 24" aria-hidden="true">
      <path d={car.wheels} fill="#101214" stroke="#8b8d8f" stroke-width="0.8" />
      <path d={car.body} fill={car.colour} stroke="#101214" stroke-width="1.4" stroke-linejoin="round" />
      {shape >= carShapes.length && <path d="M13 6v12" stroke="#101214" stroke-width="3" />}
      <circle cx="22" cy="12" r="6.2" fill="#fff" stroke="#101214" stroke-width="1.2" />
      <text
        x="22"
        y="15.2"
        text-anchor="middle"
        font-size={number.length > 1 ? 7.5 : 9.5}
        font-weight="700"
        fill="#101214"
      >
        {number}
      </text>
    </svg>
  );
}
