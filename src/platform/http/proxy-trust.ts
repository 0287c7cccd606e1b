import { BlockList, isIP } from 'node:net'
import type { TrustedProxies } from '#platform/config-fields.ts'

/** Whether the address at this hop (0 is the peer itself) is a proxy of ours, whose forwarded headers count. */
export type ProxyTrust = (address: string | undefined, hop: number) => boolean

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** A number trusts that many hops whoever they are, so it is only for servers that nobody reaches past the proxy [T-33]. */
export const buildProxyTrust = (proxies: TrustedProxies): ProxyTrust | false => {
  if (proxies === false) return false
  if (typeof proxies === 'number') return (_, hop) => hop < proxies
  const list = new BlockList()
  for (const entry of proxies) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address) => address !== undefined && isIP(address) !== 0 && list.check(address, familyOf(address))
}
