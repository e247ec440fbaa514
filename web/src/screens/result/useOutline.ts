import { useEffect, useState } from 'preact/hooks';
import { boardIndex, fetchBoards } from '../../api/boards';

interface Outline {
  outline: number[];
  start: number[];
}

/** The outline of the circuit that a board lies over; null until it is known, or if there is none. */
export function useOutline(board: string): Outline | null {
  const [, setReady] = useState(false);
  useEffect(() => {
    void fetchBoards().then(() => setReady(true));
  }, []);
  const { circuits = [] } = boardIndex.value ?? {};
  return circuits.find((circuit) => Object.values(circuit.boards).includes(board)) ?? null;
}
