import { applyChanges } from '#foundation/search-engine/indexing/apply-changes.service.ts'
import { rebuildIndex } from '#foundation/search-engine/indexing/rebuild-index.service.ts'
import type { DocumentSource } from '#foundation/search-engine/document-source.service.ts'
import { createSnapshots } from '#foundation/search-engine/query/open-snapshot.store.ts'
import { readVisible } from '#foundation/search-engine/query/read-documents.service.ts'
import { retryWhenStale } from '#foundation/search-engine/query/retry-when-stale.service.ts'
import { searchIndex } from '#foundation/search-engine/query/search-index.service.ts'
import { suggestQueries } from '#foundation/search-engine/query/suggest.service.ts'
import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import type { SearchRequest, SearchResponse, SuggestRequest, Visibility } from '#foundation/search-engine/search-request.rules.ts'
import { createBlobCache } from '#foundation/search-engine/segment/blob-cache.service.ts'
import type { DocumentKey } from '#foundation/search-engine/segment/segment-reader.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'

/** Of commands and tests; a server says it by SEARCH_CACHE_MB. A million products take about 75 MB for part numbers and facets. */
const CACHE_BYTES = 160 * 1024 * 1024

/**
 * Everything that the rest of the program asks of a search engine. `testing/engine-contract.ts` says what each method
 * promises; an engine that passes it can stand behind this type.
 */
export type Engine = {
  readonly search: (tx: Tx, request: SearchRequest) => Promise<SearchResponse>
  readonly suggest: (tx: Tx, request: SuggestRequest) => Promise<string[]>
  /** Current documents by `{kind}:{key}`; those that are deleted or not visible are left out. See `readVisible`. */
  readonly read: (tx: Tx, visibility: Visibility, keys: readonly DocumentKey[]) => Promise<Map<string, SearchDocument>>
  /** Indexes what `touchDocuments` recorded; returns how many documents that were. What is left when it has to stop waits. */
  readonly applyChanges: (db: Db, tenant: TenantKey, signal?: AbortSignal) => Promise<number>
  /** Builds the index from scratch while the old one is searched; returns how many documents it holds. */
  readonly rebuild: (db: Db, tenant: TenantKey) => Promise<number>
  /** For engines whose first search after a start is slow. */
  readonly warmUp?: (db: Db, tenant: TenantKey) => Promise<void>
  /** For metrics, of engines that keep a part of the index in this process. */
  readonly countCachedBytes?: () => number
}

export type EngineOptions = {
  readonly sources: readonly DocumentSource[]
  readonly cacheBytes?: number
  readonly now?: () => number
}

export const createEngine = ({ sources, cacheBytes = CACHE_BYTES, now = Date.now }: EngineOptions) => {
  const cache = createBlobCache(cacheBytes)
  const open = createSnapshots(sources, cache)
  return {
    search: (tx, request) =>
      retryWhenStale(
        (isOld) => open(tx, isOld),
        (snapshot) => searchIndex(tx, snapshot, request),
      ),
    suggest: (tx, request) =>
      retryWhenStale(
        (isOld) => open(tx, isOld),
        (snapshot) => suggestQueries(tx, snapshot, request, now()),
      ),
    read: (tx, visibility, keys) => readVisible(tx, sources, keys, visibility),
    applyChanges: (db, tenant, signal) => applyChanges(db, tenant, { sources, cache, signal }),
    rebuild: (db, tenant) => rebuildIndex(db, tenant, sources),
    countCachedBytes: cache.bytes,
    warmUp: (db, tenant) =>
      withTenant(db, tenant, (tx) =>
        retryWhenStale(
          (isOld) => open(tx, isOld),
          ({ segments }) => segments.loadPartNumbers(),
        ),
      ),
  } satisfies Engine
}
