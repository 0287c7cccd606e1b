import { SEPARATOR_BYTE, type PartNumberColumn } from '#foundation/search-engine/segment/part-number-column.rules.ts'
import { retainCommon } from '#foundation/search-engine/segment/doc-id-lists.rules.ts'
import { SEGMENT_SIZE } from '#foundation/search-engine/segment/document-set.rules.ts'
import { listTrigrams } from '#foundation/search-engine/analysis/part-number.rules.ts'

/** Sorted document numbers. */
export type DocIdList = Uint16Array<ArrayBuffer>

/** Posting lists of the trigrams in a segment's part numbers. */
export type TrigramIndex = {
  /** Documents with a trigram. */
  readonly find: (trigram: string) => DocIdList
  /** Documents with every trigram of a number; nearly all of them hold the number itself. */
  readonly findAll: (number: string) => DocIdList
  readonly byteLength: number
}

const ALPHABET = 37
/** All characters but a-z and 0-9 share a code; matches of such trigrams are verified on the numbers. */
const OTHER = 36
const CODES = ALPHABET ** 3
const NONE: DocIdList = new Uint16Array()
/** Scratch space for intersections; calls are synchronous, so one is enough. */
const scratch: DocIdList = new Uint16Array(SEGMENT_SIZE)

const slots = Uint8Array.from({ length: 128 }, (_, character) =>
  character >= 97 && character <= 122 ? character - 87 : character >= 48 && character <= 57 ? character - 48 : OTHER,
)
const slotOf = (character: number): number => slots[character] ?? OTHER
const codeOf = (trigram: string): number =>
  (slotOf(trigram.charCodeAt(0)) * ALPHABET + slotOf(trigram.charCodeAt(1))) * ALPHABET + slotOf(trigram.charCodeAt(2))
const isPlain = (trigram: string): boolean => /^[\da-z]{3}$/.test(trigram)

/** Writes the trigram codes of a document into an array and returns how many; duplicates are possible. */
const listCodes = ({ ends, bytes, at }: PartNumberColumn, docId: number, codes: Uint16Array): number => {
  const end = ends[docId] as number
  let count = 0
  let length = 0
  let [first, second] = [0, 0]
  for (let from = docId === 0 ? 0 : (ends[docId - 1] as number); from < end; from += 1) {
    const character = bytes[from] as number
    if (character > 127) {
      // Multi-byte characters are rare, so these numbers are decoded as text.
      count = 0
      for (const number of at(docId)) for (const trigram of listTrigrams(number)) codes[count++] = codeOf(trigram)
      return count
    }
    length = character === SEPARATOR_BYTE ? 0 : length + 1
    const third = slots[character] as number
    if (length >= 3) codes[count++] = (first * ALPHABET + second) * ALPHABET + third
    first = second
    second = third
  }
  return count
}

/** Two passes, one that counts and one that fills: a few milliseconds for a whole segment. */
export const indexTrigrams = (column: PartNumberColumn): TrigramIndex => {
  const codes = new Uint16Array(column.bytes.length)
  const starts = new Uint32Array(CODES + 1)
  const last = new Int32Array(CODES).fill(-1)
  for (let docId = 0; docId < column.size; docId += 1)
    for (let at = listCodes(column, docId, codes) - 1; at >= 0; at -= 1) {
      const code = codes[at] as number
      if (last[code] === docId) continue
      last[code] = docId
      starts[code + 1] = (starts[code + 1] as number) + 1
    }
  for (let code = 0; code < CODES; code += 1) starts[code + 1] = (starts[code + 1] as number) + (starts[code] as number)
  const docIds = new Uint16Array(starts[CODES] as number)
  const next = starts.slice(0, CODES)
  last.fill(-1)
  for (let docId = 0; docId < column.size; docId += 1)
    for (let at = listCodes(column, docId, codes) - 1; at >= 0; at -= 1) {
      const code = codes[at] as number
      if (last[code] === docId) continue
      last[code] = docId
      docIds[next[code] as number] = docId
      next[code] = (next[code] as number) + 1
    }

  const find = (trigram: string): DocIdList => {
    const code = codeOf(trigram)
    const found = docIds.subarray(starts[code], starts[code + 1])
    return isPlain(trigram) ? found : found.filter((docId) => column.at(docId).some((number) => number.includes(trigram)))
  }
  /** Intersects into the scratch space; returns the size. */
  const intersectAll = (number: string): number => {
    const trigrams = listTrigrams(number)
    const codesOfTrigrams = trigrams.map(codeOf)
    const countOf = (code: number): number => (starts[code + 1] as number) - (starts[code] as number)
    // Most numbers occur in one segment only: others end here, since they lack a trigram.
    if (trigrams.length === 0 || codesOfTrigrams.some((code) => countOf(code) === 0)) return 0
    const [rarest = 0, ...others] = codesOfTrigrams.toSorted((a, b) => countOf(a) - countOf(b))
    scratch.set(docIds.subarray(starts[rarest], starts[rarest + 1]))
    let count = countOf(rarest)
    for (const code of others)
      if (count > 0) count = retainCommon(scratch, count, docIds, starts[code] as number, starts[code + 1] as number)
    return count
  }
  return {
    find,
    findAll: (number) => {
      const count = intersectAll(number)
      if (count === 0) return NONE
      const matched = scratch.slice(0, count)
      const others = listTrigrams(number).filter((trigram) => !isPlain(trigram))
      return others.length === 0
        ? matched
        : matched.filter((docId) => others.every((trigram) => column.at(docId).some((known) => known.includes(trigram))))
    },
    byteLength: docIds.byteLength + starts.byteLength,
  }
}
