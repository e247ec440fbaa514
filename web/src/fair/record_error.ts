// Why a file is no record: named, with its line, so that it can be said in any language.

/** What is wrong with a file, by the name of its sentence in the catalogues. */
export type RecordFault =
  | 'too_large'
  | 'empty'
  | 'cut_off'
  | 'header_cut'
  | 'empty_line'
  | 'blanks'
  | 'no_race'
  | 'rules'
  | 'options'
  | 'board'
  | 'seats'
  | 'no_seat'
  | 'nonce_missing'
  | 'nonces'
  | 'name'
  | 'name_twice'
  | 'too_many_seats'
  | 'fair'
  | 'sealing'
  | 'after_end'
  | 'unknown_name'
  | 'no_decision'
  | 'roll'
  | 'checkpoint';

export class RecordError extends Error {
  constructor(
    readonly fault: RecordFault,
    readonly line: number,
    readonly word = '',
  ) {
    super(`line ${line}: ${fault} ${word}`.trimEnd());
  }
}
