import { expect, test } from 'vitest';
import type { Chart } from '../../chart/places';
import { leadChanges, turningPointOf } from './turning_point';

/** Lines of places by turn; the car `mine` is mine. */
function chart(lines: number[][], mine: number | null): Chart {
  return {
    turns: lines[0]!.map((_, turn) => turn),
    laps: [],
    lines: lines.map((places, car) => ({
      car,
      shape: car,
      dash: car,
      number: String(car + 1),
      driver: `D${car}`,
      isMine: car === mine,
      places,
      out: null,
      isOneOfSeveral: false,
      homeTurn: null,
    })),
  };
}

test('for the winner it is where the lead was taken for good', () => {
  const point = turningPointOf(
    chart(
      [
        [1, 2, 1, 2, 2],
        [2, 1, 2, 1, 1],
      ],
      1,
    ),
  );
  expect(point).toMatchObject({ turn: 3, from: 2, to: 1, isLead: true });
});

test('for another it is the largest change of place that lasted', () => {
  const lines = [
    [1, 1, 1, 1, 1],
    [2, 5, 2, 5, 4],
    [3, 2, 3, 2, 2],
    [4, 3, 4, 3, 3],
    [5, 4, 5, 4, 5],
  ];
  // Three places lost in turn 1 came back; of the three lost in turn 3 two did not.
  expect(turningPointOf(chart(lines, 1))).toMatchObject({ turn: 3, from: 2, to: 5, isLead: false });
});

test('who led from the grid on decided it there', () => {
  expect(
    turningPointOf(
      chart(
        [
          [1, 1, 1],
          [2, 2, 2],
        ],
        null,
      ),
    ),
  ).toBeNull();
  expect(
    turningPointOf(
      chart(
        [
          [1, 1, 1],
          [2, 2, 2],
        ],
        1,
      ),
    ),
  ).toBeNull();
});

test('without me it is the winner of whom it is told', () => {
  expect(
    turningPointOf(
      chart(
        [
          [1, 1, 2],
          [2, 2, 1],
        ],
        null,
      ),
    ),
  ).toMatchObject({ turn: 2, isLead: true });
});

test('changes of lead are counted', () => {
  expect(
    leadChanges(
      chart(
        [
          [1, 2, 1, 1],
          [2, 1, 2, 2],
        ],
        null,
      ),
    ),
  ).toBe(2);
});
