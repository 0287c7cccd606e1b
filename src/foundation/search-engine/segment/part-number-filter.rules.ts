import {
  addHashes,
  createFilter,
  FIRST_SEED,
  SECOND_SEED,
  mixByte,
  type BloomFilter,
} from '#foundation/search-engine/segment/bloom-filter.rules.ts'
import { SEPARATOR_BYTE, type PartNumberColumn } from '#foundation/search-engine/segment/part-number-column.rules.ts'

/** Every character that occurs in a part number. */
export const listCharacters = ({ bytes }: PartNumberColumn): ReadonlySet<string> => {
  const isSeen = new Uint8Array(256)
  for (let at = 0; at < bytes.length; at += 1) isSeen[bytes[at] as number] = 1
  const isPlain = isSeen.lastIndexOf(1) < 128
  const plain = [...isSeen.keys()].filter((byte) => isSeen[byte]).map((byte) => String.fromCharCode(byte))
  const characters = new Set(isPlain ? plain : bytes.toString())
  characters.delete('\n')
  return characters
}

/** Bloom filter of all part numbers, hashed from the bytes: a hundred thousand strings would take longer. */
export const createNumberFilter = ({ size, ends, bytes }: PartNumberColumn): BloomFilter => {
  let count = size
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === SEPARATOR_BYTE) count += 1
  const bits = createFilter(count)
  let at = 0
  for (let docId = 0; docId < size; docId += 1) {
    const end = ends[docId] as number
    if (at === end) continue
    let [first, second] = [FIRST_SEED, SECOND_SEED]
    for (; at < end; at += 1) {
      const byte = bytes[at] as number
      if (byte === SEPARATOR_BYTE) {
        addHashes(bits, first, second)
        first = FIRST_SEED
        second = SECOND_SEED
      } else {
        first = mixByte(first, byte)
        second = mixByte(second, byte)
      }
    }
    addHashes(bits, first, second)
  }
  return bits
}
