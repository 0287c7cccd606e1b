import pg, { type PoolConfig } from 'pg'

const LOOK_MS = 50

/** How long somebody waited for a lock at the longest, as the server itself knows it, and for which statement. */
export const watchLocks = async (owner: PoolConfig) => {
  const client = new pg.Client(owner)
  client.on('error', () => {})
  await client.connect()
  let longest = { ms: 0, statement: '' }
  let looks = 0
  let working: Promise<unknown> = Promise.resolve()
  const look = async (): Promise<void> => {
    const { rows } = await client.query<{ ms: number; statement: string }>(
      `select extract(epoch from clock_timestamp() - waitstart)::float8 * 1000 as ms, left(query, 200) as statement
       from pg_locks join pg_stat_activity using (pid) where not granted and waitstart is not null order by waitstart limit 1`,
    )
    looks += 1
    if (rows[0] && rows[0].ms > longest.ms) longest = rows[0]
  }
  const timer = setInterval(() => (working = working.then(look).catch(() => {})), LOOK_MS)
  return {
    read: () => ({ ...longest, ms: Math.round(longest.ms), looks }),
    stop: async () => {
      clearInterval(timer)
      await working
      await client.end()
    },
  }
}
