import { describeDevice } from '#foundation/identity/session/session.rules.ts'

/** Who did not sign in from somewhere for so long is unknown there. */
const KNOWN_DAYS = 90
/** Of one person; whoever travels keeps the latest ones. */
export const MOST_DEVICES = 20

const DAY_MS = 86_400_000
const MAPPED = /^::ffff:(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i

/** The part of an address that stays the same where someone works: a /24 of IPv4, a /48 of IPv6. */
export const networkPrefix = (address: string): string => {
  const mapped = MAPPED.exec(address)?.[1] ?? address
  if (!mapped.includes(':')) return mapped.split('.').slice(0, 3).join('.')
  const [head = '', tail] = mapped.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const padded = tail === undefined ? groups : [...groups, '0', '0', '0']
  return padded
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** As people see it: enough to recognise their network, not enough to find them. */
export const maskAddress = (address: string): string => {
  const prefix = networkPrefix(address)
  return prefix.includes(':') ? `${prefix}:…` : `${prefix}.…`
}

/** Identifies a device without a cookie: network and kind of browser. */
export const nameDevice = (address: string, userAgent: string | undefined): string =>
  `${networkPrefix(address)}\n${describeDevice(userAgent)}`

/** Whether guesses from elsewhere do not slow it down [T-104]. */
export const isKnownStill = (lastSeenAt: Date | undefined, now: Date): boolean =>
  lastSeenAt !== undefined && now.getTime() - lastSeenAt.getTime() < KNOWN_DAYS * DAY_MS

export type DeviceFacts = {
  readonly isKnown: boolean
  /** The person signed in from elsewhere before. */
  readonly hasOthers: boolean
}

/** The first device of all is no news to anybody; every other one is, once [T-103]. */
export const isWorthMail = ({ isKnown, hasOthers }: DeviceFacts): boolean => !isKnown && hasOthers
