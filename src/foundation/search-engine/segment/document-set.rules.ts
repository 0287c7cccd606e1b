/** Documents of a segment are numbered from 0 in order of static rank. */
export const SEGMENT_SIZE = 65_536
/** Of a bitset, in 32-bit words. */
export const WORDS = SEGMENT_SIZE / 32

/** Bitset with one bit per document number. */
export type DocumentSet = Uint32Array<ArrayBuffer>
/** Documents with a term: sorted document numbers where few, a bitset where many. */
export type PostingList = Uint16Array<ArrayBuffer> | DocumentSet

export const isDense = (posting: PostingList): posting is DocumentSet => posting instanceof Uint32Array

export const noDocuments = (): DocumentSet => new Uint32Array(WORDS)

/** Shared empty set. Sets that a function did not create itself are read-only, this one included. */
export const NO_DOCUMENTS: DocumentSet = noDocuments()

/** Every document up to the size of the segment. */
export const allDocuments = (size: number): DocumentSet => {
  const docs = noDocuments()
  docs.fill(0xff_ff_ff_ff, 0, size >>> 5)
  if (size & 31) docs[size >>> 5] = (1 << (size & 31)) - 1
  return docs
}

export const addDoc = (docs: DocumentSet, docId: number): void => {
  docs[docId >>> 5] = (docs[docId >>> 5] as number) | (1 << (docId & 31))
}

export const hasDoc = (docs: DocumentSet, docId: number): boolean => (((docs[docId >>> 5] as number) >>> (docId & 31)) & 1) === 1

export const unionInto = (target: DocumentSet, posting: PostingList): DocumentSet => {
  if (isDense(posting))
    for (let word = 0; word < WORDS; word += 1) target[word] = (target[word] as number) | (posting[word] as number)
  else for (let at = 0; at < posting.length; at += 1) addDoc(target, posting[at] as number)
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

/** Carry-save adder over four words, so that only every fourth result needs a bit count. */
const countIntersectionBits = (left: DocumentSet, right: DocumentSet): number => {
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

export const countDocuments = (docs: DocumentSet): number => (docs === NO_DOCUMENTS ? 0 : countIntersectionBits(docs, docs))

/** Size of the intersection. */
export const countIntersection = (docs: DocumentSet, posting: PostingList): number => {
  if (docs === NO_DOCUMENTS) return 0
  if (isDense(posting)) return countIntersectionBits(docs, posting)
  let count = 0
  for (let at = 0; at < posting.length; at += 1) {
    const docId = posting[at] as number
    count += ((docs[docId >>> 5] as number) >>> (docId & 31)) & 1
  }
  return count
}

/** Whether the intersection is not empty. */
export const haveIntersection = (left: DocumentSet, right: DocumentSet): boolean => {
  if (left === NO_DOCUMENTS || right === NO_DOCUMENTS) return false
  for (let word = 0; word < WORDS; word += 1) if (((left[word] as number) & (right[word] as number)) !== 0) return true
  return false
}

/** The first document numbers of a set, after `skip` others. */
export const listDocIds = (docs: DocumentSet, limit: number, skip = 0): number[] => {
  const found: number[] = []
  if (docs === NO_DOCUMENTS) return found
  let passed = 0
  for (let word = 0; word < WORDS && found.length < limit; word += 1) {
    let rest = docs[word] as number
    while (rest !== 0 && found.length < limit) {
      const lowest = rest & -rest
      if (passed < skip) passed += 1
      else found.push(word * 32 + (31 - Math.clz32(lowest)))
      rest ^= lowest
    }
  }
  return found
}

/** Intersection; read-only. */
export const intersectSets = (sets: readonly DocumentSet[]): DocumentSet => {
  const [first, ...rest] = sets
  if (!first || sets.includes(NO_DOCUMENTS)) return NO_DOCUMENTS
  if (rest.length === 0) return first
  const docs = first.slice()
  for (const set of rest) intersectInto(docs, set)
  return docs
}

/** Union; read-only. */
export const unionSets = (sets: readonly DocumentSet[]): DocumentSet => {
  const filled = sets.filter((set) => set !== NO_DOCUMENTS)
  const [first, ...rest] = filled
  if (!first) return NO_DOCUMENTS
  if (rest.length === 0) return first
  const docs = first.slice()
  for (const set of rest) unionInto(docs, set)
  return docs
}
