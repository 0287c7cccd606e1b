import { versionWord, localeName } from '#features/authoring/authoring.service.ts'
import { findEditedPage } from '#features/authoring/edited-page.store.ts'
import { publishVersion, takeDuePages } from '#features/authoring/page-version.store.ts'
import { writeAudit } from '#features/audit/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

/** Shows what was planned for a time that has come; the version that was planned, whatever was written since. */
export const publishDue = async (tx: Tx, now: Date): Promise<number> => {
  const due = await takeDuePages(tx, now)
  for (const { id, scheduledBy } of due) {
    const page = await findEditedPage(tx, id)
    const version = page?.scheduledVersion
    if (!page || version === null || version === undefined) continue
    await publishVersion(tx, page, { version, by: scheduledBy, at: now })
    if (scheduledBy !== null)
      await writeAudit(tx, { id: scheduledBy }, now, 'page.publish', {
        object: id,
        name: `/${localeName(page)}${page.path}`,
        before: versionWord(page.publishedVersion),
        after: versionWord(version),
      })
  }
  return due.length
}
