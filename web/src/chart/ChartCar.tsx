import { CarMark } from '../ui/CarMark';

/** A car at the end of its line. */
export function ChartCar({ shape, number, x, y }: { shape: number; number: string; x: number; y: number }) {
  return (
    <g transform={`translate(${x - 18} ${y - 9.8})`}>
      <CarMark shape={shape} number={number} width={36} />
    </g>
  );
}
