// Writes a record line by line and keeps the digest of its lines. Each function gives the text to append.
import { chain, digestText } from './digest';
import type { RecordHeader } from './record';

export class RecordWriter {
  private digest = 0n;

  /** Goes on after text that has been written before. */
  static after(text: string): RecordWriter {
    const writer = new RecordWriter();
    if (text) writer.write(text.slice(0, -1).split('\n'));
    return writer;
  }

  begin(header: RecordHeader): string {
    const { fair } = header;
    return this.write([
      'chicane race 1',
      `rules ${header.rules} ${header.rulesVersion}`,
      header.options ? `options ${header.options}` : 'options',
      `board ${header.board} ${header.boardDigest}`,
      ...header.seats.map((seat) => `seat ${seat.name} ${seat.driver}`),
      ...(fair ? [`fair ${fair.race} ${fair.commitment}`] : []),
      ...(fair?.nonces.map((one) => `nonce ${one.name} ${one.nonce}`) ?? []),
      'start',
    ]);
  }

  decision(name: string, decision: string): string {
    return this.write([`${name} ${decision}`]);
  }

  /** A die: what it showed, and its label 'Valli grid d6'. */
  roll(face: number, label: string): string {
    return this.write([`chance roll ${face} for ${label}`]);
  }

  seal(name: string, hex: string): string {
    return this.write([`seal ${name} ${hex}`]);
  }

  salt(name: string, hex: string): string {
    return this.write([`salt ${name} ${hex}`]);
  }

  /** After each turn that has been completed, before the next decision. */
  turn(turn: number, stateDigest: string): string {
    return this.write([`turn ${turn} state ${stateDigest} lines ${digestText(this.digest)}`]);
  }

  end(turn: number, stateDigest: string): string {
    return this.write([`end turn ${turn} state ${stateDigest} lines ${digestText(this.digest)}`]);
  }

  secret(hex: string): string {
    return this.write([`secret ${hex}`]);
  }

  private write(lines: string[]): string {
    for (const line of lines) this.digest = chain(line, this.digest);
    return lines.join('\n') + '\n';
  }
}
