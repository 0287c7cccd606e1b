import { z } from 'zod'

/** A client whose id is the address of its own description (OAuth client id metadata documents). */
export type AgentClient = {
  readonly clientId: string
  readonly name: string
  /** Where it is from, as people know it. */
  readonly host: string
  readonly redirectUris: readonly string[]
}

const LONGEST_ID = 300
const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Whether a client id is an address that a description may stand at: one spelling, a path, no secrets in it. */
export const isDocumentAddress = (id: string, allowsLoopback: boolean): boolean => {
  if (id.length > LONGEST_ID || !URL.canParse(id)) return false
  const { href, protocol, username, password, hash, pathname, hostname } = new URL(id)
  const isLocal = allowsLoopback && protocol === 'http:' && LOOPBACK_HOSTS.has(hostname)
  return (
    href === id && username === '' && password === '' && hash === '' && pathname !== '/' && (protocol === 'https:' || isLocal)
  )
}

/** Where a code may be sent: to the client's own site, or to a program on the person's machine, at any port. */
export const isRedirect = (uri: string): boolean => {
  if (uri.length > 500 || !URL.canParse(uri)) return false
  const { protocol, username, password, hash, hostname } = new URL(uri)
  if (username !== '' || password !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK_HOSTS.has(hostname))
}

const documentSchema = z.object({
  client_id: z.string(),
  client_name: z.string().max(200).optional(),
  redirect_uris: z.array(z.string().refine(isRedirect, 'is no address for a code')).min(1).max(20),
  token_endpoint_auth_method: z.literal('none').default('none'),
  client_secret: z.undefined().optional(),
  grant_types: z.array(z.string()).optional(),
})

const MOST_NAME = 60

/** Nothing in a name hides or turns what stands around it; it is shown as text, beside the host. */
const cleanName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, MOST_NAME)

/** The client that a document describes; undefined where it describes another one, or none that we take. */
export const readClientDocument = (id: string, text: string): AgentClient | undefined => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  const parsed = documentSchema.safeParse(json)
  if (!parsed.success || parsed.data.client_id !== id) return undefined
  const { host } = new URL(id)
  const name = cleanName(parsed.data.client_name ?? '')
  return { clientId: id, name: name === '' ? host : name, host, redirectUris: parsed.data.redirect_uris }
}

/** `http://127.0.0.1` at any port, for a program of the demo that listens for its code. */
export const isLoopbackRedirect = (uri: string): boolean => {
  if (!URL.canParse(uri)) return false
  const { protocol, hostname, username, password, hash } = new URL(uri)
  return protocol === 'http:' && hostname === '127.0.0.1' && username === '' && password === '' && hash === ''
}
