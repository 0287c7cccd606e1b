/** About one in a thousand absent texts passes the filter. */
export type BloomFilter = Uint32Array<ArrayBuffer>

/** Double hashing: the position of test n is `start + n * step`. */
export type BloomHash = { readonly start: number; readonly step: number }

const BITS_EACH = 20
const TESTS = 4
export const FIRST_SEED = 0x81_1c_9d_c5
export const SECOND_SEED = 0x5b_d1_e9_95

export const mixByte = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01_00_01_93)

/** Mixes the bits, since similar texts have similar sums. */
const finishHash = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d)
  return (mixed ^ (mixed >>> 12)) >>> 0
}

/** The size is a power of two, so that a mask replaces the modulo. */
export const createFilter = (count: number): BloomFilter =>
  new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(32, count * BITS_EACH))) / 32)

/** Adds a text by the two hashes of its bytes. */
export const addHashes = (bits: BloomFilter, first: number, second: number): void => {
  const [start, step, mask] = [finishHash(first), finishHash(second) | 1, bits.length * 32 - 1]
  for (let test = 0; test < TESTS; test += 1) {
    const bit = (start + Math.imul(step, test)) & mask
    bits[bit >>> 5] = (bits[bit >>> 5] as number) | (1 << (bit & 31))
  }
}

const hashBytes = (text: string): readonly [number, number] => {
  let [first, second] = [FIRST_SEED, SECOND_SEED]
  for (const byte of Buffer.from(text)) {
    first = mixByte(first, byte)
    second = mixByte(second, byte)
  }
  return [first, second]
}

export const hashText = (text: string): BloomHash => {
  const [first, second] = hashBytes(text)
  return { start: finishHash(first), step: finishHash(second) | 1 }
}

export const mayContain = (bits: BloomFilter, { start, step }: BloomHash): boolean => {
  const mask = bits.length * 32 - 1
  for (let test = 0; test < TESTS; test += 1) {
    const bit = (start + Math.imul(step, test)) & mask
    if ((((bits[bit >>> 5] as number) >>> (bit & 31)) & 1) === 0) return false
  }
  return true
}

export const createFilterOf = (texts: readonly string[]): BloomFilter => {
  const bits = createFilter(texts.length)
  for (const text of texts) addHashes(bits, ...hashBytes(text))
  return bits
}
