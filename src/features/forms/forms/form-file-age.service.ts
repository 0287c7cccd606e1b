import { sql } from 'kysely'
import type { StoredFormFile } from '#features/forms/forms/submission.store.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'

const DAY_MS = 86_400_000
const MOST_AT_ONCE = 100

/** Files of visitors go before their submission, which stays as long as the site keeps submissions [T-100]. */
export const dropOldFormFiles: Recurring = {
  name: 'form-files',
  run: async ({ tx, services: { files, clock, config } }) => {
    const before = new Date(clock.now().getTime() - config.formFiles.days * DAY_MS)
    const { rows } = await sql<{ id: string; files: readonly StoredFormFile[] }>`
      select id, files from form_submission where files <> '[]' and submitted_at < ${before} and person_id is null
      order by submitted_at limit ${MOST_AT_ONCE} for update skip locked`.execute(tx)
    for (const { fileKey } of rows.flatMap((row) => row.files)) await files.remove(fileKey)
    await sql`update form_submission set files = '[]' where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
  },
}
