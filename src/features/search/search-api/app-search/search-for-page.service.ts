import { randomUUID } from 'node:crypto'
import { searchRequestSchema } from '#features/search/search-api/app-search/search-request.schema.ts'
import { findSearchService } from '#features/search/search-api/app-search/search.service.ts'
import type { SearchReply } from '#features/search/search-api/app-search/write-reply.rules.ts'
import type { FillerRequest } from '#foundation/blocks/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** Results that are drawn with the page, for all who may open it: the reader is not known then [T-26]. */
export const searchForPage = (
  services: Services,
  tx: Tx,
  { tenant, locale, market }: FillerRequest,
  audience: readonly string[],
  planned: object,
): Promise<SearchReply> =>
  findSearchService(services).search(
    { tx, id: randomUUID(), scope: { tenant } },
    { locale, visibility: { audience, market, ...locale }, isFromPage: true },
    searchRequestSchema.parse(planned),
  )
