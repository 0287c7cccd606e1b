import { SEPARATOR_BYTE, type NumberColumn } from '#features/search-engine/segment/number-column.ts'
import { keepCommon } from '#features/search-engine/segment/place-lists.rules.ts'
import { SEGMENT_SIZE } from '#features/search-engine/segment/posting.rules.ts'
import { listGrams } from '#features/search-engine/words/part-number.rules.ts'

/** DocumentSet in order. */
export type PlaceRun = Uint16Array<ArrayBuffer>

/** Where pieces of three signs stand in the numbers of a segment. */
export type NumberPieces = {
  /** DocumentSet with a piece. */
  readonly find: (gram: string) => PlaceRun
  /** DocumentSet with every piece of a number, which nearly always have the number itself. */
  readonly findAll: (number: string) => PlaceRun
  readonly byteLength: number
}

const SIGNS = 37
/** All signs but figures and plain letters; whoever asks for one of them looks at the numbers themselves. */
const OTHER = 36
const CODES = SIGNS ** 3
const NONE: PlaceRun = new Uint16Array()
/** Used by one call at a time: lists are laid over each other in it. */
const room: PlaceRun = new Uint16Array(SEGMENT_SIZE)

const slots = Uint8Array.from({ length: 128 }, (_, sign) =>
  sign >= 97 && sign <= 122 ? sign - 87 : sign >= 48 && sign <= 57 ? sign - 48 : OTHER,
)
const slotOf = (sign: number): number => slots[sign] ?? OTHER
const codeOf = (gram: string): number =>
  (slotOf(gram.charCodeAt(0)) * SIGNS + slotOf(gram.charCodeAt(1))) * SIGNS + slotOf(gram.charCodeAt(2))
const isPlain = (gram: string): boolean => /^[\da-z]{3}$/.test(gram)

/** Writes the codes of a document's pieces into a list and returns how many there are; some may come twice. */
const listCodes = ({ ends, bytes, at }: NumberColumn, place: number, codes: Uint16Array): number => {
  const end = ends[place] as number
  let count = 0
  let length = 0
  let [first, second] = [0, 0]
  for (let from = place === 0 ? 0 : (ends[place - 1] as number); from < end; from += 1) {
    const sign = bytes[from] as number
    if (sign > 127) {
      // Signs of several bytes count as one: seldom enough to be read as text.
      count = 0
      for (const number of at(place)) for (const gram of listGrams(number)) codes[count++] = codeOf(gram)
      return count
    }
    length = sign === SEPARATOR_BYTE ? 0 : length + 1
    const third = slots[sign] as number
    if (length >= 3) codes[count++] = (first * SIGNS + second) * SIGNS + third
    first = second
    second = third
  }
  return count
}

/** Made from the numbers in two passes, one that counts and one that fills: a few milliseconds for a whole segment. */
export const indexPieces = (column: NumberColumn): NumberPieces => {
  const codes = new Uint16Array(column.bytes.length)
  const starts = new Uint32Array(CODES + 1)
  const last = new Int32Array(CODES).fill(-1)
  for (let place = 0; place < column.size; place += 1)
    for (let at = listCodes(column, place, codes) - 1; at >= 0; at -= 1) {
      const code = codes[at] as number
      if (last[code] === place) continue
      last[code] = place
      starts[code + 1] = (starts[code + 1] as number) + 1
    }
  for (let code = 0; code < CODES; code += 1) starts[code + 1] = (starts[code + 1] as number) + (starts[code] as number)
  const places = new Uint16Array(starts[CODES] as number)
  const next = starts.slice(0, CODES)
  last.fill(-1)
  for (let place = 0; place < column.size; place += 1)
    for (let at = listCodes(column, place, codes) - 1; at >= 0; at -= 1) {
      const code = codes[at] as number
      if (last[code] === place) continue
      last[code] = place
      places[next[code] as number] = place
      next[code] = (next[code] as number) + 1
    }

  const find = (gram: string): PlaceRun => {
    const code = codeOf(gram)
    const found = places.subarray(starts[code], starts[code + 1])
    return isPlain(gram) ? found : found.filter((place) => column.at(place).some((number) => number.includes(gram)))
  }
  /** Into the first places of the room; how many they are. */
  const meet = (number: string): number => {
    const grams = listGrams(number)
    const ofGram = grams.map(codeOf)
    const countOf = (code: number): number => (starts[code + 1] as number) - (starts[code] as number)
    // Most numbers that are looked for stand in one segment: the others know at once that they lack a piece.
    if (grams.length === 0 || ofGram.some((code) => countOf(code) === 0)) return 0
    const [rarest = 0, ...others] = ofGram.toSorted((a, b) => countOf(a) - countOf(b))
    room.set(places.subarray(starts[rarest], starts[rarest + 1]))
    let count = countOf(rarest)
    for (const code of others)
      if (count > 0) count = keepCommon(room, count, places, starts[code] as number, starts[code + 1] as number)
    return count
  }
  return {
    find,
    findAll: (number) => {
      const count = meet(number)
      if (count === 0) return NONE
      const met = room.slice(0, count)
      const others = listGrams(number).filter((gram) => !isPlain(gram))
      return others.length === 0
        ? met
        : met.filter((place) => others.every((gram) => column.at(place).some((known) => known.includes(gram))))
    },
    byteLength: places.byteLength + starts.byteLength,
  }
}
