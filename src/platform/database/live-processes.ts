import path from 'node:path'
import type { PoolConfig } from 'pg'
import { StartError } from '#platform/start-error.ts'
import { withClient } from './database-roles.ts'
import { isOlderSession } from './live-processes.rules.ts'
import { APP_ROLE } from './role-names.ts'

/** `contracts` names the migration that versions must know before this one may take something away. */
type MigrationModule = { readonly contracts?: string }

const listSessions = (owner: PoolConfig): Promise<string[]> =>
  withClient(owner, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity join pg_roles on pg_roles.oid = usesysid
       where datname = current_database() and not rolsuper and usename <> current_user and pg_has_role(usesysid, $1, 'member')`,
      [APP_ROLE],
    )
    return rows.map(({ name }) => name)
  })

/** A migration that takes something away waits until no process uses it any more. */
export const requireNewProcesses = async (owner: PoolConfig, folder: string, pending: readonly string[]): Promise<void> => {
  for (const name of pending) {
    const { contracts } = (await import(path.join(folder, `${name}.ts`))) as MigrationModule
    if (contracts === undefined) continue
    const older = (await listSessions(owner)).filter((session) => isOlderSession(session, contracts))
    if (older.length > 0)
      throw new StartError(
        `The migration ${name} takes away what an older version uses, and processes of one are connected (${older.map((session) => session || 'unnamed').join(', ')}). Restart all processes with this version first, then migrate.`,
      )
  }
}
