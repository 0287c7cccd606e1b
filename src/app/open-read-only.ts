import type { Pool } from 'pg'
import type { Config } from '#platform/config.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import { nameReplica } from '#platform/database/name-replica.ts'
import { openReplicas, type Replicas } from '#platform/database/replicas.ts'

type Reading = {
  readonly primary: Pool
  readonly openSession: () => Promise<DirectSession>
  readonly open: (connectionString: string) => Pool
}

/** Nothing without `DATABASE_READ_URL`; a worker reads what it is about to write. */
export const openReadOnly = async (
  { role, database: { readUrls } }: Config,
  { primary, openSession, open }: Reading,
): Promise<Replicas | undefined> =>
  role === 'worker' || readUrls.length === 0
    ? undefined
    : openReplicas({ primary, replicas: readUrls.map(open), names: readUrls.map(nameReplica), session: await openSession() })
