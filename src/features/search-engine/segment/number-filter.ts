import {
  addSums,
  createFilter,
  FIRST_SEED,
  SECOND_SEED,
  stir,
  type BitFilter,
} from '#features/search-engine/segment/bit-filter.ts'
import { SEPARATOR_BYTE, type NumberColumn } from '#features/search-engine/segment/number-column.ts'

/** Every sign that stands in a number. */
export const listSigns = ({ bytes }: NumberColumn): ReadonlySet<string> => {
  const isSeen = new Uint8Array(256)
  for (let at = 0; at < bytes.length; at += 1) isSeen[bytes[at] as number] = 1
  const isPlain = isSeen.lastIndexOf(1) < 128
  const plain = [...isSeen.keys()].filter((byte) => isSeen[byte]).map((byte) => String.fromCharCode(byte))
  const signs = new Set(isPlain ? plain : bytes.toString())
  signs.delete('\n')
  return signs
}

/** Knows every number of a segment; made from the bytes where they lie, since there are a hundred thousand. */
export const filterNumbers = ({ size, ends, bytes }: NumberColumn): BitFilter => {
  let count = size
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === SEPARATOR_BYTE) count += 1
  const bits = createFilter(count)
  let at = 0
  for (let place = 0; place < size; place += 1) {
    const end = ends[place] as number
    if (at === end) continue
    let [first, second] = [FIRST_SEED, SECOND_SEED]
    for (; at < end; at += 1) {
      const byte = bytes[at] as number
      if (byte === SEPARATOR_BYTE) {
        addSums(bits, first, second)
        first = FIRST_SEED
        second = SECOND_SEED
      } else {
        first = stir(first, byte)
        second = stir(second, byte)
      }
    }
    addSums(bits, first, second)
  }
  return bits
}
