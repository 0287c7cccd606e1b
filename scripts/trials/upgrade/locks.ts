import pg, { type PoolConfig } from 'pg'

const LOOK_MS = 50

export type LockWait = { readonly kind: string; readonly phase: string; readonly ms: number; readonly statement: string }

/** The longest wait for each kind of lock, as the server itself knows it; connects as the superuser, who may see what others do. */
export const watchLocks = async ({ host, database }: PoolConfig, readPhase: () => string) => {
  const client = new pg.Client({ host, database, user: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  const longest = new Map<string, LockWait>()
  let working: Promise<unknown> = Promise.resolve()
  const look = async (): Promise<void> => {
    const phase = readPhase()
    const { rows } = await client.query<{ kind: string; ms: number; statement: string }>(
      `select locktype as kind, round(extract(epoch from clock_timestamp() - waitstart) * 1000)::float8 as ms,
         left(regexp_replace(query, '\\s+', ' ', 'g'), 120) as statement
       from pg_locks join pg_stat_activity using (pid) where not granted and waitstart is not null`,
    )
    for (const row of rows) if (row.ms > (longest.get(row.kind)?.ms ?? 0)) longest.set(row.kind, { ...row, phase })
  }
  const timer = setInterval(() => (working = working.then(look).catch(() => {})), LOOK_MS)
  return {
    read: () => [...longest.values()],
    stop: async () => {
      clearInterval(timer)
      await working
      await client.end()
    },
  }
}
