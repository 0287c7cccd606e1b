/** Networks that are not the internet: this machine, the one beside it, the cloud's own services [T-85]. */
const PRIVATE_V4: readonly (readonly [base: number, bits: number])[] = [
  [0x00000000, 8],
  [0x0a000000, 8],
  [0x64400000, 10],
  [0x7f000000, 8],
  [0xa9fe0000, 16],
  [0xac100000, 12],
  [0xc0000000, 24],
  [0xc0000200, 24],
  [0xc0a80000, 16],
  [0xc6120000, 15],
  [0xc6336400, 24],
  [0xcb007100, 24],
  [0xe0000000, 3],
]

const readV4 = (address: string): number | undefined => {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number)
  return parts?.every((part) => part < 256) ? parts.reduce((sum, part) => sum * 256 + part, 0) : undefined
}

const isPublicV4 = (address: number): boolean =>
  !PRIVATE_V4.some(([base, bits]) => Math.floor(address / 2 ** (32 - bits)) === Math.floor(base / 2 ** (32 - bits)))

/** The eight groups of an address of version 6. */
const readV6 = (address: string): number[] | undefined => {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  const last = dotted?.[2] === undefined ? undefined : readV4(dotted[2])
  const text =
    last === undefined ? address : `${dotted?.[1]}${Math.floor(last / 65_536).toString(16)}:${(last % 65_536).toString(16)}`
  const [head = '', tail, ...more] = text.split('::')
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => (/^[\da-f]{1,4}$/i.test(group) ? Number.parseInt(group, 16) : Number.NaN))
  const [left, right] = [read(head), read(tail ?? '')]
  const gap = 8 - left.length - right.length
  const groups = tail === undefined ? left : [...left, ...Array.from({ length: Math.max(0, gap) }, () => 0), ...right]
  return more.length > 0 || groups.length !== 8 || groups.some(Number.isNaN) ? undefined : groups
}

/** Whether an address belongs to the internet; what cannot be read does not. */
export const isPublicAddress = (address: string): boolean => {
  const v4 = readV4(address)
  if (v4 !== undefined) return isPublicV4(v4)
  const groups = readV6(address)
  if (!groups) return false
  const [first = 0, second = 0] = groups
  const embedded = (groups[6] ?? 0) * 65_536 + (groups[7] ?? 0)
  const startsWithZeros = groups.slice(0, 5).every((group) => group === 0)
  // An IPv4 address written as IPv6.
  if (startsWithZeros && (groups[5] === 0xffff || groups[5] === 0)) return groups[5] === 0xffff && isPublicV4(embedded)
  if (first === 0x64 && second === 0xff9b) return isPublicV4(embedded)
  // Only what is given out for the whole internet, without documentation, tunnels and benchmarks.
  return first >= 0x2000 && first <= 0x3fff && first !== 0x2002 && !(first === 0x2001 && (second < 0x200 || second === 0xdb8))
}

export const isLoopback = (address: string): boolean => /^127\.|^::1$|^::ffff:127\./i.test(address)

export type HookAddress = {
  readonly isAllowed: boolean
  readonly reason?: 'not_https' | 'credentials' | 'port' | 'not_a_url' | 'private'
}

/** Names that only networks of somebody's own know. */
const OWN_NAMES = /(?:^|\.)(?:local|localhost|internal|intranet|lan|home\.arpa|test|invalid)\.?$/i

/** By its form alone: what a name stands for is looked at with every call. */
const isOfOwnNetwork = (host: string): boolean =>
  readV4(host) !== undefined || host.includes(':') ? !isPublicAddress(host) : !host.includes('.') || OWN_NAMES.test(host)

/** Allowed addresses of a webhook; the resolved address is checked with every delivery. */
export const checkHookAddress = (address: string, allowsLoopback: boolean): HookAddress => {
  if (address.length > 500 || !URL.canParse(address)) return { isAllowed: false, reason: 'not_a_url' }
  const { protocol, username, password, port, hostname } = new URL(address)
  if (username !== '' || password !== '') return { isAllowed: false, reason: 'credentials' }
  const host = hostname.replace(/^\[|\]$/g, '')
  const isLocal = allowsLoopback && (hostname === 'localhost' || isLoopback(host))
  if (protocol !== 'https:' && !(isLocal && protocol === 'http:')) return { isAllowed: false, reason: 'not_https' }
  if (!isLocal && port !== '' && port !== '443' && port !== '8443') return { isAllowed: false, reason: 'port' }
  return !isLocal && isOfOwnNetwork(host) ? { isAllowed: false, reason: 'private' } : { isAllowed: true }
}
