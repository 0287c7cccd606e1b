/**
 * A Bloom filter: whether a word is in a list, in 20 bits for each word. It finds every word of the list, and takes one
 * in 15,000 others for one of them: a password is looked up in some ten forms, and less than 0.1% are refused by mistake.
 */
export type PasswordFilter = { readonly bits: Uint8Array }

const BITS_PER_WORD = 20
/** The best number for 20 bits a word. */
const HASHES = 14

/** FNV-1a over UTF-16 units, stirred at the end as MurmurHash does. */
const hash = (word: string, seed: number): number => {
  let state = seed
  for (let at = 0; at < word.length; at += 1) state = Math.imul(state ^ word.charCodeAt(at), 0x01_00_01_93)
  state = Math.imul(state ^ (state >>> 16), 0x85_eb_ca_6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2_b2_ae_35)
  return (state ^ (state >>> 16)) >>> 0
}

const placesOf = (word: string, bitCount: number): number[] => {
  const first = hash(word, 0x81_1c_9d_c5)
  // Odd, so that no two of the places fall together.
  const step = hash(word, 0x9e_37_79_b9) | 1
  return Array.from({ length: HASHES }, (_, index) => (first + index * (step >>> 0)) % bitCount)
}

export const makeFilter = (words: ReadonlySet<string>): PasswordFilter => {
  const bits = new Uint8Array(Math.ceil((words.size * BITS_PER_WORD) / 8))
  for (const word of words)
    for (const place of placesOf(word, bits.length * 8)) bits[place >>> 3] = (bits[place >>> 3] ?? 0) | (1 << (place & 7))
  return { bits }
}

export const isInFilter = ({ bits }: PasswordFilter, word: string): boolean =>
  placesOf(word, bits.length * 8).every((place) => ((bits[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0)
