import pg from 'pg'

export type RecordedStatement = {
  readonly text: string
  /** Statements of one trip were sent before any of their answers came. */
  readonly trip: number
  readonly connection: number
}

type Query = (this: pg.Client, ...given: readonly unknown[]) => unknown
const LIMIT = 220

const textOf = (given: unknown): string => {
  const text = typeof given === 'string' ? given : ((given as { readonly text?: string }).text ?? '')
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Statements that all connections of this process send to the database meanwhile, but for those that only listen. */
export const recordStatements = async (work: () => Promise<unknown>): Promise<readonly RecordedStatement[]> => {
  const recorded: RecordedStatement[] = []
  const unanswered = new Map<pg.Client, number>()
  const connections: pg.Client[] = []
  let trips = 0
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (this: pg.Client, ...given) {
    const trip = unanswered.get(this) ?? (trips += 1)
    unanswered.set(this, trip)
    if (!connections.includes(this)) connections.push(this)
    recorded.push({ text: textOf(given[0]), trip, connection: connections.indexOf(this) })
    const last = given.at(-1)
    if (typeof last !== 'function') return query.call(this, ...given)
    const answered = (...answer: readonly unknown[]) => {
      unanswered.delete(this)
      return (last as (...all: readonly unknown[]) => unknown)(...answer)
    }
    return query.call(this, ...given.slice(0, -1), answered)
  }
  try {
    await work()
  } finally {
    prototype.query = query
  }
  return recorded
}

/** Without the transactions that have such a statement: what is written in the background comes at any time. */
export const leaveOutTransactions = (recorded: readonly RecordedStatement[], having: RegExp): readonly RecordedStatement[] => {
  const turns = new Map<number, number>()
  const nameOf = ({ text, connection }: RecordedStatement): string => {
    if (text.startsWith('begin')) turns.set(connection, (turns.get(connection) ?? 0) + 1)
    return `${connection} ${turns.get(connection) ?? 0}`
  }
  const named = recorded.map((statement) => ({ statement, transaction: nameOf(statement) }))
  const left = new Set(named.filter(({ statement }) => having.test(statement.text)).map(({ transaction }) => transaction))
  return named.filter(({ transaction }) => !left.has(transaction)).map(({ statement }) => statement)
}

/** A line each, for whoever wants to know where they come from. */
export const drawStatements = (recorded: readonly RecordedStatement[]): string =>
  recorded
    .map(({ text, trip }, at) => `${String(at + 1).padStart(3)} ${String(trip).padStart(3)}  ${text.slice(0, LIMIT)}`)
    .join('\n')

/** Each trip there and back is a wait; a begin that travels with its first statement is none. */
export const countTrips = (recorded: readonly RecordedStatement[]): number => new Set(recorded.map(({ trip }) => trip)).size
