import type { PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import { withClient } from '#server/database/database-roles.ts'
import { APP_ROLE } from '#server/database/role-names.ts'

export const JOB_SCHEMA = 'pgboss'

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
