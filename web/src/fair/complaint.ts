// What is wrong with a race, by the name of its sentence in the catalogues.
export type Fault =
  | 'commitment'
  | 'secret_missing'
  | 'die_kind'
  | 'die'
  | 'seal_late'
  | 'seal_not_due'
  | 'seal_missing'
  | 'salt_alone'
  | 'salt_missing'
  | 'seal_broken'
  | 'seal_unopened'
  | 'rules_unknown'
  | 'rules_version'
  | 'board_unknown'
  | 'board_digest'
  | 'setup'
  | 'not_owed'
  | 'other_die'
  | 'not_awaited'
  | 'refused'
  | 'not_over'
  | 'turn_number'
  | 'turn_missing'
  | 'turn_twice'
  | 'lines_digest'
  | 'state_digest';

export interface Complaint {
  fault: Fault;
  /** Of the file, from 1. */
  line: number;
  with: Record<string, string | number>;
}
