import { askAgain } from '#features/search-engine/query/ask-again.ts'
import { openSnapshot } from '#features/search-engine/query/open-snapshot.store.ts'
import { searchIndex } from '#features/search-engine/query/search-index.ts'
import { isVisible } from '#features/search-engine/query/document-check.rules.ts'
import { readByKey } from '#features/search-engine/query/read-documents.ts'
import { suggestQueries, type SuggestQuestion } from '#features/search-engine/query/suggest.ts'
import type { SearchDocument, DocumentSource } from '#features/search-engine/search-document.ts'
import type { SearchAnswer, SearchQuestion, Visibility } from '#features/search-engine/search-question.ts'
import { createBlobCache } from '#features/search-engine/segment/blob-cache.ts'
import { catchUp } from '#features/search-engine/indexing/catch-up.ts'
import { rebuildIndex } from '#features/search-engine/indexing/rebuild-index.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#server/database/database.ts'

/** A million products take about 75 of it for their numbers and facets. */
const CACHE_BYTES = 160 * 1024 * 1024

export type DocumentName = { readonly kind: string; readonly key: string }

/** Finds documents of every kind that features bring. */
export type Engine = {
  readonly search: (tx: Tx, question: SearchQuestion) => Promise<SearchAnswer>
  readonly suggest: (tx: Tx, question: SuggestQuestion) => Promise<string[]>
  /** Documents as they are now, by `{kind}:{key}`; those that are gone or out of sight are left out. */
  readonly read: (tx: Tx, visibility: Visibility, keys: readonly DocumentName[]) => Promise<Map<string, SearchDocument>>
  /** Makes ready what the first search for a part number would otherwise wait for. */
  readonly warmUp: (db: Db, tenant: TenantKey) => Promise<void>
  /** Brings what changed into the index; returns how many documents that were. */
  readonly catchUp: (db: Db, tenant: TenantKey) => Promise<number>
  /** Makes the index anew beside the one that is searched; returns how many documents it holds. */
  readonly rebuild: (db: Db, tenant: TenantKey) => Promise<number>
}

export type EngineOptions = {
  readonly kinds: readonly DocumentSource[]
  readonly cacheBytes?: number
  readonly now?: () => number
}

export const createEngine = ({ kinds, cacheBytes = CACHE_BYTES, now = Date.now }: EngineOptions): Engine => {
  const cache = createBlobCache(cacheBytes)
  return {
    search: (tx, question) =>
      askAgain(
        () => openSnapshot(tx, kinds, cache, question.query),
        (snapshot) => searchIndex(tx, snapshot, question),
      ),
    suggest: (tx, question) =>
      askAgain(
        () => openSnapshot(tx, kinds, cache, question.query),
        (snapshot) => suggestQueries(tx, snapshot, question, now()),
      ),
    read: async (tx, visibility, keys) =>
      new Map(
        [...(await readByKey(tx, kinds, keys, visibility.language))].filter(([, document]) => isVisible(document, visibility)),
      ),
    warmUp: (db, tenant) =>
      withTenant(db, tenant, (tx) =>
        askAgain(
          () => openSnapshot(tx, kinds, cache, ''),
          ({ segments }) => segments.loadNumbers(),
        ),
      ),
    catchUp: (db, tenant) => catchUp(db, tenant, kinds, cache),
    rebuild: (db, tenant) => rebuildIndex(db, tenant, kinds),
  }
}
