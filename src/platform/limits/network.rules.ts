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

/** The network itself, its neighbourhood (/24, /48) and the provider's block (/16, /32): who has one often has many of them. */
export const networkLevels = (network: string): readonly string[] => {
  const v4 = /^(\d+)\.(\d+)\.(\d+)\.\d+$/.exec(network)
  if (v4) return [network, `${v4[1]}.${v4[2]}.${v4[3]}.0/24`, `${v4[1]}.${v4[2]}.0.0/16`]
  const v6 = /^([0-9a-f]+):([0-9a-f]+):([0-9a-f]+):[0-9a-f]+::\/64$/.exec(network)
  if (v6) return [network, `${v6[1]}:${v6[2]}:${v6[3]}::/48`, `${v6[1]}:${v6[2]}::/32`]
  return [network]
}
