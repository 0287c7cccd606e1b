/** How patient we are with one kind of attempt. */
export type Patience = {
  /** Attempts without any delay. */
  readonly free: number
  /** The first delay; it doubles with each further attempt. */
  readonly firstDelayS: number
  readonly longestDelayS: number
  /** After this much silence everything is forgotten. */
  readonly forgetS: number
}

/** Someone mistypes; a program does not stop after five. */
export const ACCOUNT_PATIENCE: Patience = { free: 5, firstDelayS: 2, longestDelayS: 900, forgetS: 3600 }
/** A whole company may sign in from one address. */
export const NETWORK_PATIENCE: Patience = { free: 60, firstDelayS: 1, longestDelayS: 300, forgetS: 3600 }
/** Mails to one mailbox: a flood of them is an attack on its owner. */
export const MAILBOX_PATIENCE: Patience = { free: 3, firstDelayS: 60, longestDelayS: 3600, forgetS: 86_400 }
/** Forms and tokens from one network. */
export const FORM_PATIENCE: Patience = { free: 30, firstDelayS: 2, longestDelayS: 600, forgetS: 3600 }

/** Seconds to wait after so many attempts. */
export const delayAfter = (count: number, { free, firstDelayS, longestDelayS }: Patience): number =>
  count < free ? 0 : Math.min(longestDelayS, firstDelayS * 2 ** Math.min(count - free, 20))

/** Neighbours share a network: one machine has a whole /64 of IPv6 to itself. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
