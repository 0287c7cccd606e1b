type Fault = { readonly code?: unknown; readonly severity?: unknown; readonly syscall?: unknown; readonly message?: unknown }

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE', 'ENOENT', 'EHOSTUNREACH'])
const SOCKET_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** 08 connection, 40 try again, 53 resources, 57 shut down or cancelled, 58 the machine below it. */
const AWAY_CLASSES = /^(?:08|40|53|57|58)/
/** A lock that did not come, a transaction that sat idle or ran too long, a server that only reads after a failover. */
const AWAY_STATES = new Set(['55P03', '25P03', '25P04', '25006'])

/** Messages of pg, its pool and Kysely that have no code. */
const LOST =
  /^(?:Connection terminated|timeout expired$|timeout exceeded when trying to connect$|Client (?:has encountered a connection error|was closed) and is not queryable|Query read timeout$|Postgres connection has been discarded$|Cannot use a pool after calling end|driver has already been destroyed$)/

export const isDatabaseState = ({ code, severity }: Fault): boolean =>
  typeof severity === 'string' && typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)

/** The database is away, busy or in our way: the same request may succeed in a moment, so nobody is to blame for it. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false
  const { code, severity, syscall, message } = error as Fault
  if (isDatabaseState({ code, severity })) return AWAY_CLASSES.test(String(code)) || AWAY_STATES.has(String(code))
  if (NETWORK.has(String(code)) && SOCKET_CALLS.has(String(syscall))) return true
  return typeof message === 'string' && LOST.test(message)
}
