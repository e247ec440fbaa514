// What a dashboard is given and what it tells back. It shows choices; which are lawful the engine said.
import type { Desk, RulesId, Table } from '../engine/types';

export interface DashProps {
  rules: RulesId;
  desk: Desk;
  table: Table;
  /** Titles of corners by id, as the board names them. */
  corners: Record<string, string>;
  /** Index of the choice that board and dashboard show as selected. */
  selected: number | null;
  onSelect(choice: number | null): void;
  onDecide(decision: string): void;
  /** Off-line, or a decision is on its way: choices stay readable, the main button says why it is off. */
  disabledBecause: string | null;
  /** 'sheet' on a phone: fewer words, larger targets. */
  shape: 'wide' | 'sheet';
}
