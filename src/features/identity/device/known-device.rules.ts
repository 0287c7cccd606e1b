import { describeDevice } from '#features/identity/session/session.rules.ts'

/** Who did not sign in from somewhere for so long is unknown there. */
export const KNOWN_DAYS = 90
/** Of one person; whoever travels keeps the latest ones. */
export const MOST_DEVICES = 20

const DAY_MS = 86_400_000

/** An address changes within a network from day to day: 256 neighbours of IPv4, the /56 that a provider gives a household. */
const prefixOf = (network: string): string => {
  const [first = '', second = '', third = '', fourth = ''] = network.split(/[.:]/)
  if (!network.includes(':')) return `${first}.${second}.${third}`
  return [first, second, third, fourth.padStart(4, '0').slice(0, 2)].join(':')
}

/** What a device is told apart by, without a cookie: network and kind of browser. */
export const nameDevice = (network: string, userAgent: string | undefined): string =>
  `${prefixOf(network)}\n${describeDevice(userAgent)}`

export const isKnownStill = (seenAt: Date | undefined, now: Date): boolean =>
  seenAt !== undefined && now.getTime() - seenAt.getTime() < KNOWN_DAYS * DAY_MS
