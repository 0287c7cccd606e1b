/** Documents of a segment are known by their place in it, the most wanted first. */
export const SEGMENT_SIZE = 65_536
const WORDS = SEGMENT_SIZE / 32
const DENSE_BYTES = WORDS * 4

/** A bit for every place. */
export type DocumentSet = Uint32Array<ArrayBuffer>
/** The places where a word stands: a few as they are, in order; many as bits. */
export type Posting = Uint16Array<ArrayBuffer> | DocumentSet

export const isDense = (posting: Posting): posting is DocumentSet => posting instanceof Uint32Array

export const noDocuments = (): DocumentSet => new Uint32Array(WORDS)

/** Nowhere. Sets that were not made for oneself, this one and kept postings among them, are only read. */
export const NO_DOCUMENTS: DocumentSet = noDocuments()

/** Every place up to the size of the segment. */
export const allDocuments = (size: number): DocumentSet => {
  const places = noDocuments()
  places.fill(0xff_ff_ff_ff, 0, size >>> 5)
  if (size & 31) places[size >>> 5] = (1 << (size & 31)) - 1
  return places
}

export const addPlace = (places: DocumentSet, place: number): void => {
  places[place >>> 5] = (places[place >>> 5] as number) | (1 << (place & 31))
}

export const hasPlace = (places: DocumentSet, place: number): boolean =>
  (((places[place >>> 5] as number) >>> (place & 31)) & 1) === 1

/** As it is stored: the length tells which of the two it is. */
export const packPlaces = (ordered: ArrayLike<number>): Uint8Array => {
  if (ordered.length * 2 < DENSE_BYTES) return new Uint8Array(Uint16Array.from(ordered).buffer)
  const places = noDocuments()
  for (let index = 0; index < ordered.length; index += 1) addPlace(places, ordered[index] as number)
  return new Uint8Array(places.buffer)
}

export const unpackPlaces = (stored: Uint8Array): Posting => {
  // A copy: what the database sent lies anywhere in a larger piece of memory.
  const bytes = new Uint8Array(stored).buffer
  return stored.length === DENSE_BYTES ? new Uint32Array(bytes) : new Uint16Array(bytes)
}

export const unionInto = (target: DocumentSet, posting: Posting): DocumentSet => {
  if (isDense(posting))
    for (let word = 0; word < WORDS; word += 1) target[word] = (target[word] as number) | (posting[word] as number)
  else for (let at = 0; at < posting.length; at += 1) addPlace(target, posting[at] as number)
  return target
}

export const intersectInto = (target: DocumentSet, other: DocumentSet): DocumentSet => {
  if (other === NO_DOCUMENTS) return target.fill(0)
  for (let word = 0; word < WORDS; word += 1) target[word] = (target[word] as number) & (other[word] as number)
  return target
}

export const subtractFrom = (target: DocumentSet, other: DocumentSet): DocumentSet => {
  for (let word = 0; word < WORDS; word += 1) target[word] = (target[word] as number) & ~(other[word] as number)
  return target
}

const countOnes = (word: number): number => {
  let value = word - ((word >>> 1) & 0x55_55_55_55)
  value = (value & 0x33_33_33_33) + ((value >>> 2) & 0x33_33_33_33)
  return (((value + (value >>> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24
}

/** Bits of four words are added up at a time, those of equal weight side by side: only every fourth result is counted. */
const countShared = (left: DocumentSet, right: DocumentSet): number => {
  let ones = 0
  let twos = 0
  let fours = 0
  for (let word = 0; word < WORDS; word += 4) {
    const a = (left[word] as number) & (right[word] as number)
    const b = (left[word + 1] as number) & (right[word + 1] as number)
    const c = (left[word + 2] as number) & (right[word + 2] as number)
    const d = (left[word + 3] as number) & (right[word + 3] as number)
    const withA = ones ^ a
    const firstCarry = (ones & a) | (withA & b)
    const withC = withA ^ b ^ c
    const secondCarry = ((withA ^ b) & c) | (withC & d)
    ones = withC ^ d
    const withFirst = twos ^ firstCarry
    fours += countOnes((twos & firstCarry) | (withFirst & secondCarry))
    twos = withFirst ^ secondCarry
  }
  return 4 * fours + 2 * countOnes(twos) + countOnes(ones)
}

export const countDocuments = (places: DocumentSet): number => (places === NO_DOCUMENTS ? 0 : countShared(places, places))

/** How many places both have. */
export const countCommon = (places: DocumentSet, posting: Posting): number => {
  if (places === NO_DOCUMENTS) return 0
  if (isDense(posting)) return countShared(places, posting)
  let count = 0
  for (let at = 0; at < posting.length; at += 1) {
    const place = posting[at] as number
    count += ((places[place >>> 5] as number) >>> (place & 31)) & 1
  }
  return count
}

/** Whether any place is in both. */
export const haveCommon = (left: DocumentSet, right: DocumentSet): boolean => {
  if (left === NO_DOCUMENTS || right === NO_DOCUMENTS) return false
  for (let word = 0; word < WORDS; word += 1) if (((left[word] as number) & (right[word] as number)) !== 0) return true
  return false
}

/** The first places, at most so many, after some that are passed over. */
export const listPlaces = (places: DocumentSet, limit: number, skip = 0): number[] => {
  const found: number[] = []
  if (places === NO_DOCUMENTS) return found
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

/** Where any of some postings has a place; to be read only. */
export const unionPostings = (postings: readonly Posting[]): DocumentSet => {
  const filled = postings.filter((posting) => posting.length > 0)
  const [first] = filled
  if (!first) return NO_DOCUMENTS
  if (filled.length === 1 && isDense(first)) return first
  const places = noDocuments()
  for (const posting of filled) unionInto(places, posting)
  return places
}

/** Where all of some sets have a place; to be read only. */
export const intersectSets = (sets: readonly DocumentSet[]): DocumentSet => {
  const [first, ...rest] = sets
  if (!first || sets.includes(NO_DOCUMENTS)) return NO_DOCUMENTS
  if (rest.length === 0) return first
  const places = first.slice()
  for (const set of rest) intersectInto(places, set)
  return places
}

/** Where any of some sets has a place; to be read only. */
export const unionSets = (sets: readonly DocumentSet[]): DocumentSet => {
  const filled = sets.filter((set) => set !== NO_DOCUMENTS)
  const [first, ...rest] = filled
  if (!first) return NO_DOCUMENTS
  if (rest.length === 0) return first
  const places = first.slice()
  for (const set of rest) unionInto(places, set)
  return places
}

const holdsPlace = (posting: Posting, place: number): boolean => {
  if (isDense(posting)) return hasPlace(posting, place)
  let low = 0
  let high = posting.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((posting[middle] as number) < place) low = middle + 1
    else high = middle
  }
  return posting[low] === place
}

/** Loops instead of callbacks: this is asked for every place of the rarest word. */
const isHeld = (postings: readonly Posting[], place: number): boolean => {
  for (const posting of postings) if (holdsPlace(posting, place)) return true
  return false
}

/** About how many places there are: of bits it is known that they are many. */
const guessCount = (postings: readonly Posting[]): number =>
  postings.reduce((sum, posting) => sum + (isDense(posting) ? WORDS * 2 : posting.length), 0)

/** Where each of some words has a place in any of its postings; few are looked up one by one; to be read only. */
export const intersectWords = (words: readonly (readonly Posting[])[]): DocumentSet => {
  const counted = words.map((postings) => ({ postings, count: guessCount(postings) }))
  if (counted.some(({ count }) => count === 0)) return NO_DOCUMENTS
  const [rarest, ...others] = counted.toSorted((left, right) => left.count - right.count)
  if (!rarest) return NO_DOCUMENTS
  if (others.length === 0 || rarest.postings.some(isDense)) return intersectSets(words.map(unionPostings))
  let met = NO_DOCUMENTS
  const areHeld = (place: number): boolean => {
    for (const { postings } of others) if (!isHeld(postings, place)) return false
    return true
  }
  for (const posting of rarest.postings)
    for (let at = 0; at < posting.length; at += 1) {
      if (!areHeld(posting[at] as number)) continue
      if (met === NO_DOCUMENTS) met = noDocuments()
      addPlace(met, posting[at] as number)
    }
  return met
}

/**
 * DocumentSet by how many of some sets have them: the counts of all places stand side by side, one set of bits for each binary digit,
 * so that a word of the machine counts 32 places at once.
 */
export const countSets = (sets: readonly DocumentSet[]): ((least: number) => DocumentSet) => {
  const digits: DocumentSet[] = []
  for (const set of sets) {
    if (set === NO_DOCUMENTS) continue
    const carry = set.slice()
    for (let digit = 0; digit < digits.length; digit += 1) {
      const plane = digits[digit] as DocumentSet
      for (let word = 0; word < WORDS; word += 1) {
        const both = (plane[word] as number) & (carry[word] as number)
        plane[word] = (plane[word] as number) ^ (carry[word] as number)
        carry[word] = both
      }
    }
    if (carry.some((word) => word !== 0)) digits.push(carry)
  }
  return (least) => {
    const [more, same] = [noDocuments(), noDocuments().fill(0xff_ff_ff_ff)]
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
    return unionInto(more, same)
  }
}
