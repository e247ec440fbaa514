import type { RaceRecord } from '../../fair/record';

/** 'monza-speed-circuit.chicane' */
export function fileNameOf({ header }: RaceRecord): string {
  return `${header.board}-${header.rules}.chicane`;
}

/** Hands the text to the browser as a file to be kept. */
export function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
