// Why a line was not taken, by the end of its key in the catalogue.

/** As the server counts: bytes of UTF-8. */
export const chatBytesMax = 500;

export function isTooLong(text: string): boolean {
  return new TextEncoder().encode(text).length > chatBytesMax;
}

const failures = {
  bad_value: 'long',
  too_large: 'long',
  too_fast: 'fast',
  not_yours: 'muted',
  too_many: 'full',
} as const;

export type ChatFailure = (typeof failures)[keyof typeof failures] | 'other';

export function failureOf(code: string): ChatFailure {
  return code in failures ? failures[code as keyof typeof failures] : 'other';
}
