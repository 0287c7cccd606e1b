/** Proxies keep all headers of an answer in 8 KB, some in 4: a longer address would be no answer at all. */
export const MAX_LOCATION = 4096

const cutQuery = (address: string): string => address.split('?', 1)[0] ?? address

/** Where a redirect leads when its address is too long to travel: without what the way back asked, without the way back, or home. */
export const fitLocation = (target: string): string => {
  if (target.length <= MAX_LOCATION) return target
  const address = cutQuery(target)
  const query = new URLSearchParams(target.slice(address.length))
  const resource = query.get('resource')
  if (resource !== null) query.set('resource', cutQuery(resource))
  const withoutQuestion = `${address}?${query.toString()}`
  query.delete('resource')
  const withoutResource = query.size === 0 ? address : `${address}?${query.toString()}`
  const home = /^https?:\/\/[^/?#]+/.exec(target)?.[0] ?? ''
  const ways = resource === null ? [address] : [withoutQuestion, withoutResource, address]
  return ways.find((way) => way.length <= MAX_LOCATION) ?? `${home}/`
}
