/** What a person types; it is checked, handed to the gateway and never kept. */
export type CardInput = { readonly number: string; readonly expires: string; readonly code: string }
export type CardFault = 'number' | 'expires' | 'code'

/** What is kept of it: the gateway's name for it and what people know it by. */
export type KnownCard = {
  readonly token: string
  readonly brand: string
  readonly lastFour: string
  /** `MM/YY`. */
  readonly expires: string
}

const digitsIn = (text: string): string => text.replace(/[\s-]/g, '')

/** The checksum that every card number carries. */
export const hasValidChecksum = (digits: string): boolean => {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = at % 2 === 0 ? Number(digit) : Number(digit) * 2
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

export const brandOf = (digits: string): string => {
  if (digits.startsWith('4')) return 'Visa'
  if (/^5[1-5]/.test(digits)) return 'Mastercard'
  return /^3[47]/.test(digits) ? 'American Express' : 'Card'
}

const EXPIRES = /^(0[1-9]|1[0-2])\s?\/\s?(?:20)?(\d{2})$/

/** As it stands on the card; undefined where it is no month. */
export const readExpiry = (text: string): string | undefined => {
  const [, month, year] = EXPIRES.exec(text.trim()) ?? []
  return month && year ? `${month}/${year}` : undefined
}

/** A card is good until its month is over. */
export const isExpired = (expires: string, today: string): boolean => {
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

export const describeCard = ({ number, expires }: CardInput, token: string): KnownCard => {
  const digits = digitsIn(number)
  return { token, brand: brandOf(digits), lastFour: digits.slice(-4), expires: readExpiry(expires) ?? '' }
}
