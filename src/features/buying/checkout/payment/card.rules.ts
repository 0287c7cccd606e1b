/** Stored data of a card: the gateway's token and what people recognise it by. */
export type KnownCard = {
  readonly token: string
  readonly brand: string
  readonly lastFour: string
  /** `MM/YY`. */
  readonly expires: string
}

/** A card is good until its month is over. */
export const isExpired = (expires: string, today: string): boolean => {
  const [month = '', year = ''] = expires.split('/')
  return `20${year}-${month}` < today.slice(0, 7)
}

/** The checksum that every card number carries. */
const hasValidChecksum = (digits: string): boolean => {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = at % 2 === 0 ? Number(digit) : Number(digit) * 2
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

const DIGIT_RUN = /\d(?:[ -]?\d){11,}/g

/** Twelve to nineteen digits with a valid checksum, spaced or not: no field of ours takes such a text for a card [T-105]. */
export const looksLikeCardNumber = (text: string): boolean =>
  Array.from(text.matchAll(DIGIT_RUN), ([run]) => run.replace(/[ -]/g, '')).some(
    (digits) => digits.length <= 19 && hasValidChecksum(digits),
  )
