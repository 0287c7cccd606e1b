/** Says of most texts that a set lacks them, without looking: one in a thousand is let pass in vain. */
export type BitFilter = Uint32Array<ArrayBuffer>

/** A text as filters know it. */
export type Print = { readonly start: number; readonly step: number }

const BITS_EACH = 20
const TESTS = 4
export const FIRST_SEED = 0x81_1c_9d_c5
export const SECOND_SEED = 0x5b_d1_e9_95

export const stir = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01_00_01_93)

/** Neighbours must not stay neighbours. */
const spread = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d)
  return (mixed ^ (mixed >>> 12)) >>> 0
}

/** A power of two, so that a bit is found without dividing. */
export const createFilter = (count: number): BitFilter =>
  new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(32, count * BITS_EACH))) / 32)

/** By two sums over the bytes of a text. */
export const addSums = (bits: BitFilter, first: number, second: number): void => {
  const [start, step, mask] = [spread(first), spread(second) | 1, bits.length * 32 - 1]
  for (let test = 0; test < TESTS; test += 1) {
    const bit = (start + Math.imul(step, test)) & mask
    bits[bit >>> 5] = (bits[bit >>> 5] as number) | (1 << (bit & 31))
  }
}

const sumText = (text: string): readonly [number, number] => {
  let [first, second] = [FIRST_SEED, SECOND_SEED]
  for (const byte of Buffer.from(text)) {
    first = stir(first, byte)
    second = stir(second, byte)
  }
  return [first, second]
}

export const printText = (text: string): Print => {
  const [first, second] = sumText(text)
  return { start: spread(first), step: spread(second) | 1 }
}

export const mayHold = (bits: BitFilter, { start, step }: Print): boolean => {
  const mask = bits.length * 32 - 1
  for (let test = 0; test < TESTS; test += 1) {
    const bit = (start + Math.imul(step, test)) & mask
    if ((((bits[bit >>> 5] as number) >>> (bit & 31)) & 1) === 0) return false
  }
  return true
}

export const filterTexts = (texts: readonly string[]): BitFilter => {
  const bits = createFilter(texts.length)
  for (const text of texts) addSums(bits, ...sumText(text))
  return bits
}
