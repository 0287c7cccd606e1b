/** Entries that a person types into the gateway's fields. */
export type CardInput = { readonly number: string; readonly expires: string; readonly code: string }
export type CardFault = 'number' | 'expires' | 'code'

const digitsIn = (text: string): string => text.replace(/[\s-]/g, '')

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

const brandOf = (digits: string): string => {
  if (digits.startsWith('4')) return 'Visa'
  if (/^5[1-5]/.test(digits)) return 'Mastercard'
  return /^3[47]/.test(digits) ? 'American Express' : 'Card'
}

const EXPIRES = /^(0[1-9]|1[0-2])\s?\/\s?(?:20)?(\d{2})$/

/** As it stands on the card; undefined where it is no month. */
const readExpiry = (text: string): string | undefined => {
  const [, month, year] = EXPIRES.exec(text.trim()) ?? []
  return month && year ? `${month}/${year}` : undefined
}

/** A card is good until its month is over. */
const isExpired = (expires: string, today: string): boolean => {
  const [month = '', year = ''] = expires.split('/')
  return `20${year}-${month}` < today.slice(0, 7)
}

export const findCardFaults = ({ number, expires, code }: CardInput, today: string): CardFault[] => {
  const digits = digitsIn(number)
  const month = readExpiry(expires)
  const faults: CardFault[] = []
  if (!/^\d{12,19}$/.test(digits) || !hasValidChecksum(digits)) faults.push('number')
  if (month === undefined || isExpired(month, today)) faults.push('expires')
  if (!/^\d{3,4}$/.test(code.trim())) faults.push('code')
  return faults
}

const BEHAVIOURS: ReadonlyMap<string, string> = new Map([
  ['4000000000000002', 'refused'],
  ['4000000000000119', 'error'],
  ['4000000000000341', 'slow'],
])

export type StoredCard = {
  readonly token: string
  readonly brand: string
  readonly lastFour: string
  readonly expires: string
}

/** The number is gone from here on: how the card behaves and its end are all that the token says. */
export const storeCard = ({ number, expires }: CardInput, id: string): StoredCard => {
  const digits = digitsIn(number)
  return {
    token: `test-${BEHAVIOURS.get(digits) ?? 'good'}-${id}`,
    brand: brandOf(digits),
    lastFour: digits.slice(-4),
    expires: readExpiry(expires) ?? '',
  }
}

export type Behaviour = 'good' | 'refused' | 'error' | 'slow'

/** Undefined for a token that is none of ours. */
export const behaviourOf = (token: string): Behaviour | undefined => {
  const [, behaviour] = /^test-(good|refused|error|slow)-/.exec(token) ?? []
  return behaviour as Behaviour | undefined
}
