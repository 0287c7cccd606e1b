import { SEPARATOR_BYTE, type NumberColumn } from '#features/engine/segment/number-column.ts'

/** Says of most numbers that a segment lacks them, without looking: one in a thousand is let pass in vain. */
export type NumberFilter = {
  readonly mayHold: (print: NumberPrint) => boolean
  /** Every sign that stands in a number. */
  readonly signs: ReadonlySet<string>
  readonly byteLength: number
}

/** A number as filters know it: the same for all segments. */
export type NumberPrint = { readonly start: number; readonly step: number }

const BITS_EACH = 20
const TESTS = 4
const [FIRST_SEED, SECOND_SEED] = [0x81_1c_9d_c5, 0x5b_d1_e9_95]

const stir = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01_00_01_93)
/** Neighbours must not stay neighbours. */
const spread = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d)
  return (mixed ^ (mixed >>> 12)) >>> 0
}

export const printNumber = (number: string): NumberPrint => {
  let [first, second] = [FIRST_SEED, SECOND_SEED]
  for (const byte of Buffer.from(number)) {
    first = stir(first, byte)
    second = stir(second, byte)
  }
  return { start: spread(first), step: spread(second) | 1 }
}

const listSigns = (bytes: Buffer): Set<string> => {
  const isSeen = new Uint8Array(256)
  for (let at = 0; at < bytes.length; at += 1) isSeen[bytes[at] as number] = 1
  const isPlain = isSeen.lastIndexOf(1) < 128
  const signs = new Set(
    isPlain ? [...isSeen.keys()].filter((byte) => isSeen[byte]).map((byte) => String.fromCharCode(byte)) : bytes.toString(),
  )
  signs.delete('\n')
  return signs
}

export const filterNumbers = ({ size, ends, bytes }: NumberColumn): NumberFilter => {
  let count = size
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === SEPARATOR_BYTE) count += 1
  const bits = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(32, count * BITS_EACH))) / 32)
  const mask = bits.length * 32 - 1
  const add = (first: number, second: number): void => {
    const [start, step] = [spread(first), spread(second) | 1]
    for (let test = 0; test < TESTS; test += 1) {
      const bit = (start + Math.imul(step, test)) & mask
      bits[bit >>> 5] = (bits[bit >>> 5] as number) | (1 << (bit & 31))
    }
  }
  let at = 0
  for (let place = 0; place < size; place += 1) {
    const end = ends[place] as number
    if (at === end) continue
    let [first, second] = [FIRST_SEED, SECOND_SEED]
    for (; at < end; at += 1) {
      const byte = bytes[at] as number
      if (byte === SEPARATOR_BYTE) {
        add(first, second)
        first = FIRST_SEED
        second = SECOND_SEED
      } else {
        first = stir(first, byte)
        second = stir(second, byte)
      }
    }
    add(first, second)
  }
  return {
    mayHold: ({ start, step }) => {
      for (let test = 0; test < TESTS; test += 1) {
        const bit = (start + Math.imul(step, test)) & mask
        if ((((bits[bit >>> 5] as number) >>> (bit & 31)) & 1) === 0) return false
      }
      return true
    },
    signs: listSigns(bytes),
    byteLength: bits.byteLength,
  }
}
