/** A name or an address, with a port that can be one: no user, no path, nothing else (RFC 9110, 7.2). */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i
const LAST_PORT = 65_535

export const isHost = (host: string): boolean => {
  const found = host.length <= 262 ? HOST.exec(host) : null
  return found !== null && (found[1] === undefined || (Number(found[1]) > 0 && Number(found[1]) <= LAST_PORT))
}

/** Names and values take turns, as they came. Node shows the first of two: a proxy in front may have read the other [T-33]. */
export const countHosts = (rawHeaders: readonly string[]): number => {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/** The path of a target that names the whole address, if it names the host that the header does; any other is left as it is. */
export const toOriginForm = (target: string, host: string | undefined): string => {
  if (target.startsWith('/')) return target
  const [start, authority] = ABSOLUTE.exec(target) ?? []
  if (start === undefined || authority?.toLowerCase() !== host?.toLowerCase()) return target
  const rest = target.slice(start.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
