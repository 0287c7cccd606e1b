import { notifySubscribers } from '#features/documents/publications/notify-subscribers.task.ts'
import { listSubscribers } from '#features/documents/publications/mark.store.ts'
import { insertRevision, type NewRevision } from '#features/documents/publications/publication.store.ts'
import { PUBLICATION_SOURCE } from '#features/documents/publications/publication.rules.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** Search and subscribers learn of it in the same transaction, or not at all. Undefined when there is one of that name. */
export const publishRevision = async (
  tx: Tx,
  services: Services,
  slug: string,
  revision: NewRevision,
): Promise<number | undefined> => {
  const position = await insertRevision(tx, slug, revision)
  if (position === undefined) return undefined
  await touchDocuments(tx, PUBLICATION_SOURCE, [slug])
  // Most have no subscriber, and a folder of publications has thousands of revisions.
  if ((await listSubscribers(tx, slug, undefined, 1)).length > 0)
    await services.jobs.enqueue(tx, notifySubscribers(services), { slug, revision: revision.revision })
  return position
}
