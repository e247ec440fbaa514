/** The same keys in another language: the compiler misses none, and lets none be too many. */
export type WordsOf<English> = { readonly [Key in keyof English]: string };
