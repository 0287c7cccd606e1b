/** Documents of a segment are known by their place in it, the most wanted first. */
export const SEGMENT_SIZE = 65_536
const WORDS = SEGMENT_SIZE / 32
const DENSE_BYTES = WORDS * 4

/** A bit for every place. */
export type Places = Uint32Array<ArrayBuffer>
/** The places where a word stands: a few as they are, in order; many as bits. */
export type Posting = Uint16Array<ArrayBuffer> | Places

export const isDense = (posting: Posting): posting is Places => posting instanceof Uint32Array

export const noPlaces = (): Places => new Uint32Array(WORDS)

/** Every place up to the size of the segment. */
export const allPlaces = (size: number): Places => {
  const places = noPlaces()
  places.fill(0xff_ff_ff_ff, 0, size >>> 5)
  if (size & 31) places[size >>> 5] = (1 << (size & 31)) - 1
  return places
}

export const addPlace = (places: Places, place: number): void => {
  places[place >>> 5] = (places[place >>> 5] as number) | (1 << (place & 31))
}

export const hasPlace = (places: Places, place: number): boolean => (((places[place >>> 5] as number) >>> (place & 31)) & 1) === 1

/** As it is stored: the length tells which of the two it is. */
export const packPlaces = (ordered: ArrayLike<number>): Uint8Array => {
  if (ordered.length * 2 < DENSE_BYTES) return new Uint8Array(Uint16Array.from(ordered).buffer)
  const places = noPlaces()
  for (let index = 0; index < ordered.length; index += 1) addPlace(places, ordered[index] as number)
  return new Uint8Array(places.buffer)
}

export const unpackPlaces = (stored: Uint8Array): Posting => {
  // A copy: what the database sent lies anywhere in a larger piece of memory.
  const bytes = new Uint8Array(stored).buffer
  return stored.length === DENSE_BYTES ? new Uint32Array(bytes) : new Uint16Array(bytes)
}

export const joinInto = (target: Places, posting: Posting): Places => {
  if (isDense(posting))
    for (let word = 0; word < WORDS; word += 1) target[word] = (target[word] as number) | (posting[word] as number)
  else for (const place of posting) addPlace(target, place)
  return target
}

export const meetInto = (target: Places, other: Places): Places => {
  for (let word = 0; word < WORDS; word += 1) target[word] = (target[word] as number) & (other[word] as number)
  return target
}

export const takeFrom = (target: Places, other: Places): Places => {
  for (let word = 0; word < WORDS; word += 1) target[word] = (target[word] as number) & ~(other[word] as number)
  return target
}

const countOnes = (word: number): number => {
  let value = word - ((word >>> 1) & 0x55_55_55_55)
  value = (value & 0x33_33_33_33) + ((value >>> 2) & 0x33_33_33_33)
  return (((value + (value >>> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24
}

export const countPlaces = (places: Places): number => {
  let count = 0
  for (let word = 0; word < WORDS; word += 1) count += countOnes(places[word] as number)
  return count
}

/** How many places both have. */
export const countCommon = (places: Places, posting: Posting): number => {
  let count = 0
  if (isDense(posting))
    for (let word = 0; word < WORDS; word += 1) count += countOnes((places[word] as number) & (posting[word] as number))
  else for (const place of posting) count += ((places[place >>> 5] as number) >>> (place & 31)) & 1
  return count
}

/** Whether any place is in both. */
export const haveCommon = (left: Places, right: Places): boolean => {
  for (let word = 0; word < WORDS; word += 1) if (((left[word] as number) & (right[word] as number)) !== 0) return true
  return false
}

/** The first places, at most so many, after some that are passed over. */
export const listPlaces = (places: Places, limit: number, skip = 0): number[] => {
  const found: number[] = []
  let passed = 0
  for (let word = 0; word < WORDS && found.length < limit; word += 1) {
    let rest = places[word] as number
    while (rest !== 0 && found.length < limit) {
      const lowest = rest & -rest
      if (passed < skip) passed += 1
      else found.push(word * 32 + (31 - Math.clz32(lowest)))
      rest ^= lowest
    }
  }
  return found
}

/** Nowhere. Sets that were not made for oneself, this one and kept postings among them, are only read. */
export const NOWHERE: Places = noPlaces()

/** Where any of some postings has a place; to be read only. */
export const joinPostings = (postings: readonly Posting[]): Places => {
  const filled = postings.filter((posting) => posting.length > 0)
  const [first] = filled
  if (!first) return NOWHERE
  if (filled.length === 1 && isDense(first)) return first
  const places = noPlaces()
  for (const posting of filled) joinInto(places, posting)
  return places
}

/** Where all of some sets have a place; to be read only. */
export const meetSets = (sets: readonly Places[]): Places => {
  const [first, ...rest] = sets
  if (!first || sets.includes(NOWHERE)) return NOWHERE
  if (rest.length === 0) return first
  const places = first.slice()
  for (const set of rest) meetInto(places, set)
  return places
}

/** Where any of some sets has a place; to be read only. */
export const joinSets = (sets: readonly Places[]): Places => {
  const filled = sets.filter((set) => set !== NOWHERE)
  const [first, ...rest] = filled
  if (!first) return NOWHERE
  if (rest.length === 0) return first
  const places = first.slice()
  for (const set of rest) joinInto(places, set)
  return places
}

/** Places of two lists in order that stand in both. */
const meetLists = (left: ArrayLike<number>, right: ArrayLike<number>): number[] => {
  const met: number[] = []
  for (let [at, other] = [0, 0]; at < left.length && other < right.length;) {
    const difference = (left[at] as number) - (right[other] as number)
    if (difference === 0) met.push(left[at] as number)
    if (difference <= 0) at += 1
    if (difference >= 0) other += 1
  }
  return met
}

/** Where all of some postings have a place, beginning with the shortest; to be read only. */
export const meetPostings = (postings: readonly Posting[]): Places => {
  const [shortest, ...others] = postings.toSorted((a, b) => a.byteLength - b.byteLength)
  if (!shortest || shortest.length === 0) return NOWHERE
  if (isDense(shortest)) return meetSets(postings.filter(isDense))
  let met: ArrayLike<number> = shortest
  for (const posting of others) {
    met = isDense(posting) ? Array.from(met).filter((place) => hasPlace(posting, place)) : meetLists(met, posting)
    if (met.length === 0) return NOWHERE
  }
  const places = noPlaces()
  for (let at = 0; at < met.length; at += 1) addPlace(places, met[at] as number)
  return places
}

/**
 * Places by how many of some sets have them: the counts of all places stand side by side, one set of bits for each binary digit,
 * so that a word of the machine counts 32 places at once.
 */
export const countSets = (sets: readonly Places[]): ((least: number) => Places) => {
  const digits: Places[] = []
  for (const set of sets) {
    if (set === NOWHERE) continue
    const carry = set.slice()
    for (let digit = 0; digit < digits.length; digit += 1) {
      const plane = digits[digit] as Places
      for (let word = 0; word < WORDS; word += 1) {
        const both = (plane[word] as number) & (carry[word] as number)
        plane[word] = (plane[word] as number) ^ (carry[word] as number)
        carry[word] = both
      }
    }
    if (carry.some((word) => word !== 0)) digits.push(carry)
  }
  return (least) => {
    const [more, same] = [noPlaces(), noPlaces().fill(0xff_ff_ff_ff)]
    if (least >= 2 ** digits.length) return more
    for (const [digit, plane] of [...digits.entries()].toReversed()) {
      const isSet = (least >>> digit) & 1
      for (let word = 0; word < WORDS; word += 1) {
        const bits = plane[word] as number
        if (isSet) same[word] = (same[word] as number) & bits
        else {
          more[word] = (more[word] as number) | ((same[word] as number) & bits)
          same[word] = (same[word] as number) & ~bits
        }
      }
    }
    return joinInto(more, same)
  }
}
