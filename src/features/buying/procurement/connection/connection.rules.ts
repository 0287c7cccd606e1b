export const PROCUREMENT_PATH = '/secure/company/procurement'
export const PROCUREMENT_OFFICE_PATH = '/back-office/procurement'

export const MOST_CONNECTIONS = 50
export const MOST_MESSAGES = 200
export const MOST_ORIGINS = 10

/** A host that may show the shop in a frame; one on the machine itself only where the operator allows that. */
export const tidyOrigin = (text: string, allowsLoopback: boolean): string | undefined => {
  if (text.length > 200 || !URL.canParse(text)) return undefined
  const { origin, protocol, hostname, username, pathname, search } = new URL(text)
  if (username !== '' || (pathname !== '/' && pathname !== '') || search !== '') return undefined
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(hostname)) return undefined
  const isLocal = allowsLoopback && (hostname === '127.0.0.1' || hostname === 'localhost' || hostname.endsWith('.localhost'))
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? origin : undefined
}

export const CONNECTION_STATES = ['works', 'unused', 'failed', 'off'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]

/** By the last message that came: a buyer's system that is refused is what its admin must see first. */
export const showState = (isActive: boolean, lastStatus: number | null): ConnectionState => {
  if (!isActive) return 'off'
  if (lastStatus === null) return 'unused'
  return lastStatus < 400 ? 'works' : 'failed'
}

export type Presented = { readonly domain?: string | undefined; readonly identity: string }
type Stored = { readonly domain: string; readonly identity: string; readonly isActive: boolean }

/** Those that a message may mean, the credentials of From before those of Sender; a domain that is not given fits any. */
export const listNamed = <Row extends Stored>(rows: readonly Row[], credentials: readonly Presented[]): Row[] => {
  const named = credentials.flatMap(({ domain, identity }) =>
    rows.filter((row) => row.identity === identity && (domain === undefined || row.domain === domain.toLowerCase())),
  )
  return [...new Set(named)].filter(({ isActive }) => isActive)
}
