import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { JOB_SCHEMA } from '#platform/jobs/job-schema.ts'

/** Looked at again this often, should the notice of the end be missed. */
const LOOK_AGAIN_S = 300

const queue = sql.table(`${JOB_SCHEMA}.job`)

/**
 * Gives a job back that has not begun, because its site is read-only. Without `started_on` the queue does not count the next
 * attempt as one more.
 */
export const postponeJob = async (tx: Tx, { name, id }: { readonly name: string; readonly id: string }): Promise<void> => {
  await sql`
    update ${queue} set state = 'retry', started_on = null, heartbeat_on = null,
      start_after = now() + make_interval(secs => ${LOOK_AGAIN_S}), data = data || '{"isPostponed": true}'
    where name = ${name} and id = ${id} and state = 'active'`.execute(tx)
}

/** Those of the tenant whose transaction this is; what has a time of its own keeps it. */
export const releasePostponedJobs = async (tx: Tx): Promise<void> => {
  await sql`
    update ${queue} set start_after = now(), data = data - 'isPostponed'
    where data ->> 'tenant' = current_setting('app.tenant') and data ? 'isPostponed' and state in ('created', 'retry')`.execute(
    tx,
  )
}
