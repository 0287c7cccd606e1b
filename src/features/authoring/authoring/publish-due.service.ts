import { versionWord, localeName } from '#features/authoring/authoring/authoring.service.ts'
import { findEditedPage, type EditedPage } from '#features/authoring/authoring/edited-page.store.ts'
import { clearSchedule, publishVersion, takeDuePages } from '#features/authoring/authoring/page-version.store.ts'
import { findReviewProblems } from '#features/authoring/authoring/publish-check.service.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

export type DueRules = { readonly isReviewRequired: boolean }

const describe = (page: EditedPage) => ({ object: page.id, name: `/${localeName(page)}${page.path}` })

/**
 * Shows what was planned for a time that has come; the version that was planned, whatever was written since. What a review
 * sent back meanwhile is not shown: its plan is removed, and the audit log says why.
 */
export const publishDue = async (tx: Tx, now: Date, { isReviewRequired }: DueRules): Promise<number> => {
  let published = 0
  for (const { id, scheduledBy } of await takeDuePages(tx, now)) {
    const page = await findEditedPage(tx, id)
    const version = page?.scheduledVersion
    if (!page || version === null || version === undefined) continue
    const [problem] = await findReviewProblems(tx, page, { version, by: scheduledBy, isReviewRequired })
    if (problem) {
      await clearSchedule(tx, id)
      if (scheduledBy !== null)
        await writeAudit(tx, { id: scheduledBy }, now, 'page.schedule', {
          ...describe(page),
          ...{ before: page.scheduledAt?.toISOString() ?? null, after: null, refused: problem.code },
        })
      continue
    }
    published += 1
    await publishVersion(tx, page, { version, by: scheduledBy, at: now })
    if (scheduledBy !== null)
      await writeAudit(tx, { id: scheduledBy }, now, 'page.publish', {
        ...describe(page),
        ...{ before: versionWord(page.publishedVersion), after: versionWord(version) },
      })
  }
  return published
}
