const ALIKE: Readonly<Record<string, string>> = { o: '0', i: '1' }

/** One spelling for what people write as one number: case, hyphens, dots and spaces, O for 0 and I for 1. */
export const foldPartNumber = (written: string): string =>
  written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[oi]/g, (letter) => ALIKE[letter] ?? letter)
