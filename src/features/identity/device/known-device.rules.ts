/** The part of an address that stays the same where someone works: a /24 of IPv4, a /48 of IPv6. */
export const networkPrefix = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (!mapped.includes(':')) return mapped.split('.').slice(0, 3).join('.')
  const [head = '', tail] = mapped.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const padded = tail === undefined ? groups : [...groups, '0', '0', '0']
  return padded
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** As people see it: enough to know their own network again, not enough to find them. */
export const maskAddress = (address: string): string => {
  const prefix = networkPrefix(address)
  return prefix.includes(':') ? `${prefix}:…` : `${prefix}.…`
}

export type DeviceFacts = {
  readonly isKnown: boolean
  /** The person signed in from elsewhere before. */
  readonly hasOthers: boolean
}

/** The first device of all is no news to anybody; every other one is, once [T-103]. */
export const isWorthMail = ({ isKnown, hasOthers }: DeviceFacts): boolean => !isKnown && hasOthers
