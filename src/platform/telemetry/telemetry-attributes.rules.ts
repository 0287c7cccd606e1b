import { scrub } from '#platform/http/log-scrub.rules.ts'

export type AttributeValue = string | number | boolean
export type Attributes = Readonly<Record<string, AttributeValue | undefined>>

/** Attributes that may leave with spans and logs; whatever else code adds is left out, so that a new field has to be reviewed here. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['http.request.method', 'http.route', 'http.response.status_code', 'url.path', 'server.address'],
  ...['db.system.name', 'db.query.text', 'db.query.summary', 'portico.work'],
  ...['portico.tenant', 'portico.job.kind', 'portico.job.attempt', 'portico.job.id', 'portico.event', 'portico.mail.template'],
  ...['error.type', 'exception.type', 'exception.message', 'exception.stacktrace'],
  ...['portico.request.id', 'portico.ms', 'portico.count', 'portico.code'],
])

const LONGEST = 4000

/** No addresses of people and no tokens in values; a statement has no values of its own. */
export const keepAllowed = (attributes: Attributes): Record<string, AttributeValue> => {
  const remaining = new Map<string, AttributeValue>()
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || !ALLOWED.has(name)) continue
    const isScrubbed = typeof value === 'string' && name !== 'portico.job.id' && name !== 'portico.request.id'
    remaining.set(name, isScrubbed ? scrub(value, LONGEST) : value)
  }
  return Object.fromEntries(remaining)
}

const LONGEST_STATEMENT = 1000

/** One line without texts and numbers: Kysely sends values apart, but a statement written by hand may hold some. */
export const maskStatement = (statement: string): string => {
  const masked = statement
    .slice(0, LONGEST_STATEMENT * 2)
    .replace(/'[^']*(?:'|$)/g, '?')
    .replace(/\?+/g, '?')
    .replace(/[$A-Za-z_][$\w]*|\d[\d.]*/g, (word) => (/^\d/.test(word) ? '?' : word))
    .replace(/\s+/g, ' ')
    .trim()
  return masked.length > LONGEST_STATEMENT ? `${masked.slice(0, LONGEST_STATEMENT)}…` : masked
}

const MOST_WORDS = 200
const BEFORE_TABLE: ReadonlySet<string> = new Set(['from', 'into', 'update'])

const WRITES: ReadonlySet<string> = new Set(['insert', 'update', 'delete'])
const lettersOf = (word: string | undefined): string => word?.replace(/[^a-z]/g, '') ?? ''

/** `select orders`, for the name of a span; a `with` that begins by writing is named by what it writes. */
export const summarizeStatement = (statement: string): string => {
  const words = statement.slice(0, LONGEST_STATEMENT).toLowerCase().replace('begin; ', '').trim().split(/\s/, MOST_WORDS)
  const first = lettersOf(words[0])
  const at = words.findIndex((word) => BEFORE_TABLE.has(word.replace('(', '')))
  const written = first === 'with' ? words.slice(Math.max(0, at - 1), at + 1).map(lettersOf) : []
  const operation = written.find((word) => WRITES.has(word)) ?? first
  const table = words[at + 1]?.replace(/[^a-z_.]/g, '')
  const isNamed = at >= 0 && table !== undefined && table !== ''
  return isNamed ? `${operation} ${table}` : operation || 'statement'
}
