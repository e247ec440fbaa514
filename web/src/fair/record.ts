// A race as a text file (docs/formats/record.md). The reader is as strict as the program's: what it takes, the program takes.
import { chain, digestText } from './digest';
import { isHex } from './hex';
import { RecordError, type RecordFault } from './record_error';
import { hashBytes, nonceBytes, saltBytes, secretBytes, type SeatNonce } from './scheme';

export interface RecordSeat {
  name: string;
  /** 'human', or the name of a bot. */
  driver: string;
}

export interface RecordFair {
  race: string;
  commitment: string;
  nonces: SeatNonce[];
}

export interface RecordHeader {
  rules: string;
  rulesVersion: number;
  options: string;
  board: string;
  boardDigest: string;
  seats: RecordSeat[];
  fair: RecordFair | null;
}

interface Checkpoint {
  turn: number;
  state: string;
  lines: string;
  /** What the lines read so far really give. */
  linesFound: string;
}

/** `line` counts the lines of the file from 1. */
export type RecordLine = { line: number } & (
  | { kind: 'decision'; name: string; decision: string }
  | { kind: 'roll'; face: number; label: string }
  | ({ kind: 'turn' | 'end' } & Checkpoint)
  | { kind: 'seal' | 'salt'; name: string; hex: string }
  | { kind: 'secret'; hex: string }
);

export interface RaceRecord {
  header: RecordHeader;
  lines: RecordLine[];
  hasEnd: boolean;
}

const bytesMax = 16 * 1024 * 1024;
const seatsMax = 24;
const ownWords = ['chance', 'turn', 'end', 'start', 'race', 'fair', 'nonce', 'seal', 'salt', 'secret'];

/** May a driver be called so? */
export function isDriverName(name: string): boolean {
  return /^[A-Za-z0-9_-]{1,20}$/.test(name) && !ownWords.includes(name);
}

function wholeNumber(text: string | undefined, max: number): number | null {
  if (text === undefined || !/^(0|[1-9][0-9]{0,8})$/.test(text)) return null;
  return Number(text) <= max ? Number(text) : null;
}

type Stage = 'magic' | 'rules' | 'options' | 'board' | 'seats' | 'race';

class Reader {
  private readonly header: RecordHeader = {
    rules: '',
    rulesVersion: 0,
    options: '',
    board: '',
    boardDigest: '',
    seats: [],
    fair: null,
  };
  private readonly lines: RecordLine[] = [];
  private stage: Stage = 'magic';
  private line = 0;
  private digest = 0n;
  private hasEnd = false;

  read(text: string): RaceRecord {
    if (text.length > bytesMax) throw new RecordError('too_large', 0);
    const lines = text.split('\n');
    const rest = lines.pop();
    for (const line of lines) {
      ++this.line;
      this.take(line);
      this.digest = chain(line, this.digest);
    }
    ++this.line;
    if (text === '') this.complain('empty');
    if (rest) this.complain('cut_off');
    if (this.stage !== 'race') this.complain('header_cut');
    return { header: this.header, lines: this.lines, hasEnd: this.hasEnd };
  }

  private complain(fault: RecordFault, word = ''): never {
    throw new RecordError(fault, this.line, word);
  }

  private take(line: string) {
    const words = line.split(' ');
    if (line === '') this.complain('empty_line');
    if (words.includes('') || /[\t\r\v\f]/.test(line)) this.complain('blanks');
    if (this.hasEnd) return this.takeSecret(words);
    switch (this.stage) {
      case 'magic':
        if (line !== 'chicane race 1') this.complain('no_race');
        this.stage = 'rules';
        return;
      case 'rules':
        return this.takeRules(words);
      case 'options':
        if (words[0] !== 'options') this.complain('options');
        this.header.options = words.slice(1).join(' ');
        this.stage = 'board';
        return;
      case 'board':
        return this.takeBoard(words);
      case 'seats':
        return this.takeSeat(words);
      case 'race':
        return this.takeLine(words);
    }
  }

  private takeRules(words: string[]) {
    const version = wholeNumber(words[2], 9999);
    if (words.length !== 3 || words[0] !== 'rules' || !version) this.complain('rules');
    this.header.rules = words[1]!;
    this.header.rulesVersion = version;
    this.stage = 'options';
  }

  private takeBoard(words: string[]) {
    if (words.length !== 3 || words[0] !== 'board' || !isHex(words[2]!, 8)) this.complain('board');
    this.header.board = words[1]!;
    this.header.boardDigest = words[2]!;
    this.stage = 'seats';
  }

  private takeSeat(words: string[]) {
    const { seats, fair } = this.header;
    const [word, name = '', driver = ''] = words;
    if (word === 'start' && words.length === 1) {
      if (seats.length === 0) this.complain('no_seat');
      if (fair && fair.nonces.length !== seats.length) this.complain('nonce_missing');
      this.stage = 'race';
      return;
    }
    if (word === 'fair') return this.takeFair(words);
    if (word === 'nonce') return this.takeNonce(words);
    if (fair) this.complain('nonces');
    if (word !== 'seat' || words.length !== 3) this.complain('seats');
    if (!isDriverName(name)) this.complain('name', name);
    if (this.isSeat(name)) this.complain('name_twice', name);
    if (seats.length === seatsMax) this.complain('too_many_seats', String(seatsMax));
    seats.push({ name, driver });
  }

  private takeFair(words: string[]) {
    const { seats, fair } = this.header;
    const [, race = '', commitment = ''] = words;
    if (words.length !== 3 || !isHex(commitment, hashBytes) || fair || seats.length === 0)
      this.complain('fair');
    this.header.fair = { race, commitment, nonces: [] };
  }

  private takeNonce(words: string[]) {
    const { seats, fair } = this.header;
    const [, name = '', nonce = ''] = words;
    const next = fair ? seats[fair.nonces.length] : undefined;
    if (!fair || words.length !== 3 || next?.name !== name || !isHex(nonce, nonceBytes))
      this.complain('nonces');
    fair.nonces.push({ name, nonce });
  }

  private takeLine(words: string[]) {
    const [first = ''] = words;
    if (first === 'turn') return this.takeCheckpoint('turn', words);
    if (first === 'end') return this.takeCheckpoint('end', words.slice(1));
    if (first === 'seal' || first === 'salt') return this.takeSealing(first, words);
    if (first === 'chance') return this.takeRoll(words);
    if (!this.isSeat(first)) this.complain('unknown_name', first);
    if (words.length < 2) this.complain('no_decision');
    this.lines.push({ kind: 'decision', line: this.line, name: first, decision: words.slice(1).join(' ') });
  }

  private takeSealing(kind: 'seal' | 'salt', words: string[]) {
    const [, name = '', hex = ''] = words;
    const bytes = kind === 'seal' ? hashBytes : saltBytes;
    if (!this.header.fair || words.length !== 3 || !this.isSeat(name) || !isHex(hex, bytes))
      this.complain('sealing');
    this.lines.push({ kind, line: this.line, name, hex });
  }

  private takeRoll(words: string[]) {
    const face = wholeNumber(words[2], 999);
    if (words.length !== 7 || words[1] !== 'roll' || words[3] !== 'for' || face === null)
      this.complain('roll');
    this.lines.push({ kind: 'roll', line: this.line, face, label: words.slice(4).join(' ') });
  }

  private takeCheckpoint(kind: 'turn' | 'end', words: string[]) {
    const turn = wholeNumber(words[1], 99999);
    const [a, , b, state = '', c, lines = ''] = words;
    const hasForm = words.length === 6 && a === 'turn' && b === 'state' && c === 'lines';
    if (!hasForm || turn === null || !isHex(state, 8) || !isHex(lines, 8)) this.complain('checkpoint');
    this.lines.push({ kind, line: this.line, turn, state, lines, linesFound: digestText(this.digest) });
    this.hasEnd = kind === 'end';
  }

  private takeSecret(words: string[]) {
    const isFirst = this.lines.at(-1)?.kind === 'end';
    const [word, hex = ''] = words;
    if (!this.header.fair || !isFirst || words.length !== 2 || word !== 'secret' || !isHex(hex, secretBytes))
      this.complain('after_end');
    this.lines.push({ kind: 'secret', line: this.line, hex });
  }

  private isSeat(name: string): boolean {
    return this.header.seats.some((seat) => seat.name === name);
  }
}

/** Throws a RecordError that names the line. Races that go on are read too: they are files without an end. */
export function parseRecord(text: string): RaceRecord {
  return new Reader().read(text);
}
