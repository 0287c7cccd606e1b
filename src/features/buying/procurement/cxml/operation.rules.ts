export const OPERATIONS = ['create', 'edit', 'inspect'] as const
export type Operation = (typeof OPERATIONS)[number]

export type RequestedItem = { readonly sku: string; readonly quantity: number }

export const isOperation = (text: string): text is Operation => OPERATIONS.some((one) => one === text)

const LONGEST_URL = 2_000

/** A whole number of pieces, also as `2.0`. */
export const readPieces = (text: string): number | undefined => {
  const whole = /^(\d{1,6})(?:\.0{1,6})?$/.exec(text.trim())?.[1]
  const pieces = whole === undefined ? 0 : Number(whole)
  return pieces > 0 ? pieces : undefined
}

/** Where a browser is sent back to: encrypted, or on the machine itself, where a system is tried out. */
export const isReturnAddress = (text: string): boolean => {
  if (text.length > LONGEST_URL || !URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLocal))
}
