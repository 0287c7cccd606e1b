import { sql } from 'kysely'
import { lockIndex, takeChanges } from '#foundation/search-engine/indexing/change.store.ts'
import { listPins } from '#foundation/search-engine/curation/pin.store.ts'
import { listSynonyms } from '#foundation/search-engine/curation/synonym.store.ts'
import type { DocumentSource } from '#foundation/search-engine/document-source.service.ts'
import { isVisible, meetsCondition } from '#foundation/search-engine/query/document-check.rules.ts'
import { groupHits } from '#foundation/search-engine/query/group-hits.rules.ts'
import { normalizeQuery } from '#foundation/search-engine/analysis/fold.rules.ts'
import { addPinned } from '#foundation/search-engine/query/pinned.service.ts'
import { readByKey, readVisible } from '#foundation/search-engine/query/read-documents.service.ts'
import { applyBoost } from '#foundation/search-engine/query/score.rules.ts'
import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import type { Engine } from '#foundation/search-engine/search-engine.service.ts'
import type { SearchHit, SearchRequest } from '#foundation/search-engine/search-request.rules.ts'
import { countScanned } from '#foundation/search-engine/testing/scan-facets.ts'
import { listTerms, matchText, type Terms } from '#foundation/search-engine/testing/scan-match.ts'
import { compareScanned } from '#foundation/search-engine/testing/scan-sort.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'

type Entry = { readonly kind: string; readonly document: SearchDocument }

const nameOf = (kind: string, key: string): string => `${kind}:${key}`

const readTenant = async (tx: Tx): Promise<string> => {
  const { rows } = await sql<{ tenant: string }>`select current_setting('app.tenant') as tenant`.execute(tx)
  return rows[0]?.tenant ?? ''
}

/**
 * The simplest engine that keeps the contract: all documents in memory, each looked at for every request. It shows which
 * promises belong to the `Engine` type and which (ranking, typos, compounds, measures) to our own engine.
 */
export const createScanEngine = (sources: readonly DocumentSource[]): Engine => {
  const indexes = new Map<string, Map<string, Entry>>()
  const listEntries = async (tx: Tx): Promise<Entry[]> => [
    ...(indexes.get(await readTenant(tx)) ?? new Map<string, Entry>()).values(),
  ]

  const readTerms = async (tx: Tx, query: string): Promise<Terms> =>
    listTerms(
      query,
      (await listSynonyms(tx)).map(({ words }) => words),
    )

  /** Documents as they are now: one that was hidden or deleted since it was indexed is not shown. */
  const toHits = async (tx: Tx, found: readonly Entry[], { visibility, boosts = [] }: SearchRequest): Promise<SearchHit[]> => {
    const keys = found.map(({ kind, document }) => ({ kind, key: document.key }))
    const current = await readByKey(tx, sources, keys, visibility.language)
    return keys.flatMap(({ kind, key }) => {
      const document = current.get(nameOf(kind, key))
      if (!document || !isVisible(document, visibility)) return []
      const language = [visibility.language, ...LANGUAGES].find((each) => document.texts[each]) ?? visibility.language
      return [{ kind, document, language, score: boosts.reduce((score, boost) => applyBoost(score, boost, document), 1) }]
    })
  }

  return {
    search: async (tx, request) => {
      const { query, filters, visibility, page, facets = {}, sort, group } = request
      const terms = await readTerms(tx, query)
      const found = (await listEntries(tx)).filter(
        ({ document }) =>
          isVisible(document, visibility) && (!filters || meetsCondition(document, filters)) && matchText(document, terms),
      )
      const all = await toHits(tx, found, request)
      const sorted = sort ? all.toSorted(compareScanned(sort, visibility.language)) : all.toSorted((a, b) => b.score - a.score)
      const hits = (group ? groupHits(sorted, group) : sorted).slice(page.size * (page.current - 1), page.size * page.current)
      const pins = await listPins(tx, normalizeQuery(query))
      const isQueryWord = (word: string): boolean => terms.isQueryWord(word)
      const counted = countScanned(
        found.map(({ document }) => document),
        facets,
      )
      const isPinned = page.size > 0
      const answer = isPinned
        ? await addPinned(tx, { sources, pins }, request, { total: found.length, hits })
        : { total: found.length, hits: [] }
      return { ...answer, facets: counted, isQueryWord }
    },
    suggest: async (tx, { query, size, visibility, filters }) => {
      const start = query.toLowerCase().trim()
      const titles = (await listEntries(tx))
        .filter(({ document }) => isVisible(document, visibility) && (!filters || meetsCondition(document, filters)))
        .flatMap(({ document }) => [document.texts[visibility.language]?.title ?? '', ...(document.numbers ?? []).slice(0, 1)])
      const words = titles.flatMap((title) => [title, ...title.split(' ')])
      return [...new Set(words.filter((word) => start !== '' && word.toLowerCase().startsWith(start)))].slice(0, size)
    },
    read: (tx, visibility, keys) => readVisible(tx, sources, keys, visibility),
    rebuild: (db: Db, tenant: TenantKey) =>
      withTenant(db, tenant, async (tx) => {
        const entries = new Map<string, Entry>()
        for (const source of sources)
          for await (const batch of source.list(tx))
            for (const document of batch) entries.set(nameOf(source.name, document.key), { kind: source.name, document })
        indexes.set(tenant, entries)
        return entries.size
      }),
    applyChanges: (db, tenant) =>
      withTenant(db, tenant, async (tx) => {
        await lockIndex(tx)
        const changes = await takeChanges(tx, false, Number.MAX_SAFE_INTEGER)
        const entries = indexes.get(tenant) ?? new Map<string, Entry>()
        for (const { kind, key } of changes) entries.delete(nameOf(kind, key))
        for (const source of sources) {
          const keys = changes.filter(({ kind }) => kind === source.name).map(({ key }) => key)
          for (const document of await source.read(tx, keys))
            entries.set(nameOf(source.name, document.key), { kind: source.name, document })
        }
        indexes.set(tenant, entries)
        return changes.length
      }),
  }
}
