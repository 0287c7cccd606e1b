import type pg from 'pg'
import type { PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import packageFile from 'pg-boss/package.json' with { type: 'json' }
import { withClient } from '#platform/database/database-roles.ts'
import { APP_ROLE } from '#platform/database/role-names.ts'

export const JOB_SCHEMA = 'pgboss'

/** As this version of pg-boss wants it, and opened to the application, which is the last step. */
export const isJobSchemaReady = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ version: number }>(
    `select version from ${JOB_SCHEMA}.version where has_table_privilege($1, '${JOB_SCHEMA}.version', 'select')`,
    [APP_ROLE],
  )
  return rows[0]?.version === packageFile.pgboss.schema
}

/** Makes or upgrades the job queue's tables as the owner; the application then runs with `migrate: false`. */
export const migrateJobSchema = async (owner: PoolConfig): Promise<void> => {
  const db = {
    executeSql: (text: string, values: unknown[] = []) => withClient(owner, (client) => client.query(text, values)),
  }
  const boss = new PgBoss({ db, schema: JOB_SCHEMA, migrate: true, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
  await withClient(owner, (client) =>
    client.query(`
      grant usage on schema ${JOB_SCHEMA} to ${APP_ROLE};
      grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to ${APP_ROLE};
      grant usage, select on all sequences in schema ${JOB_SCHEMA} to ${APP_ROLE};
      grant execute on all functions in schema ${JOB_SCHEMA} to ${APP_ROLE};
    `),
  )
}
