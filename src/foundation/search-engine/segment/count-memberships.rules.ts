import {
  noDocuments,
  NO_DOCUMENTS,
  unionInto,
  WORDS,
  type DocumentSet,
} from '#foundation/search-engine/segment/document-set.rules.ts'

/**
 * Documents that are in at least so many of some sets. Bit-sliced counters, one bitset for each binary digit, count 32
 * documents with one instruction.
 */
export const countMemberships = (sets: readonly DocumentSet[]): ((least: number) => DocumentSet) => {
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
