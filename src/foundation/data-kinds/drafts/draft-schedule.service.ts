import { writeAudit } from '#foundation/audit/public.server.ts'
import { failDraft, takeDueDrafts, type DueDraft } from '#foundation/data-kinds/drafts/draft-line.store.ts'
import { describeProblems } from '#foundation/data-kinds/line/problem.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { keepIf } from '#platform/database/try-out.store.ts'
import type { Services } from '#platform/services.ts'

type Work = { readonly tx: Tx; readonly services: Services; readonly tenant: TenantKey }

/** Undefined where it is published now, otherwise why it is not. */
const publishOne = async (
  { tx, services, tenant }: Work,
  { kind: name, line, savedBy }: DueDraft,
): Promise<string | undefined> => {
  const kind = services.dataKinds.get(name)
  if (!kind) return `There is no kind of data ${name}.`
  const key = Object.fromEntries(kind.keys.map((field) => [field, lookUp(line, field)]))
  const context = { tx, tenant, services, ...(savedBy !== null && { by: savedBy }) }
  const results = await keepIf(
    tx,
    () => kind.apply(context, [{ line: { ...key, status: 'published' }, isDeleted: false }]),
    ([result]) => result?.ok === true,
  )
  const result = results?.[0]
  if (!result) return 'It could not be published. Please try again.'
  if (!result.ok) return describeProblems(result.problems)
  const details = { object: JSON.stringify(Object.values(key)), kind: name, before: result.before ?? null, after: line }
  if (savedBy !== null) await writeAudit(tx, { id: savedBy }, services.clock.now(), 'data.publish', details)
  return undefined
}

/** Publishes drafts whose time has come; one that cannot be stays a draft and says why. */
export const publishDueDrafts = async (work: Work): Promise<void> => {
  for (const draft of await takeDueDrafts(work.tx, work.services.clock.now())) {
    const fault = await publishOne(work, draft)
    if (fault !== undefined) await failDraft(work.tx, draft, fault)
  }
}
