import { mayRead, type Publication } from '#features/documents/publications/publication.rules.ts'
import { findPublication } from '#features/documents/publications/publication.store.ts'
import { audienceOf } from '#features/search/search-api/public.server.ts'
import type { Scope } from '#kernel/scope.ts'
import type { Tx } from '#platform/database/database.ts'

/** Undefined also where there is one that this person may not read: to them it does not exist [T-26]. */
export const readPublication = async (tx: Tx, scope: Scope, slug: string): Promise<Publication | undefined> => {
  const publication = await findPublication(tx, slug)
  if (!publication) return undefined
  return mayRead(publication, publication.audience === null ? [] : await audienceOf(tx, scope)) ? publication : undefined
}
