import { listCategories, type DemoCategory } from '#demo/catalogue/categories.ts'
import { makeDice } from '#demo/pictures/dice.ts'
import { SEARCH_WORDS } from '#demo/search-admin-words.ts'
import { foldText } from '#kernel/fold-text.ts'
import { insertSearchEvents, refreshPopularQueries, type SearchEvent } from '#features/search/search-events/public.server.ts'
import { deleteSynonyms, insertSynonyms, listPins, listSynonyms, savePins } from '#foundation/search-engine/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import type { Tx } from '#platform/database/database.ts'

const DAYS = 62
const DAY_MS = 86_400_000
const BATCH = 500
/** Most visitors write English; the others as the markets are large. */
const SPOKEN: readonly [Language, ...Language[]] = ['en', 'en', 'en', 'en', 'en', 'de', 'de', 'fr', 'es', 'pl', 'zh']

type TopCategory = { readonly category: DemoCategory; readonly results: number }

/** Most search on our pages; a few programs bring their own searches. */
const TAGS: Readonly<Record<number, readonly string[]>> = {
  3: ['service-app', 'mobile'],
  8: ['dealer-portal'],
  11: ['service-app'],
}
const ROUND = 14

const isWeekend = (day: Date): boolean => day.getUTCDay() % 6 === 0

/** Two months of searches that end now, the same ones each time but for their dates. */
export function* listSearchEvents(tenant: TenantKey, now: Date): Generator<SearchEvent> {
  const dice = makeDice(`search/${tenant}`)
  const boosts: readonly TopCategory[] = [...listCategories(tenant)].map((category) => ({
    category,
    results: Math.round(dice.span(4, 60)),
  }))
  const { missed } = SEARCH_WORDS[tenant]
  /** Squared, so that the first ones are requested most. */
  const pickEarly = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(dice.span(0, 1) ** 2 * items.length)]
  const tonight = Math.ceil(now.getTime() / DAY_MS) * DAY_MS
  for (let day = 0; day < DAYS; day += 1) {
    const start = tonight - (DAYS - day) * DAY_MS
    // A few more each week.
    const searches = Math.round(dice.span(24, 40) * (isWeekend(new Date(start)) ? 0.3 : 1) * (1 + day / 150))
    for (let count = 0; count < searches; count += 1) {
      const at = new Date(start + dice.span(6, 20) * 3_600_000)
      const language = dice.pick(SPOKEN)
      const found = dice.chance(0.88) ? pickEarly(boosts) : undefined
      const query = foldText(found?.category.names[language] ?? pickEarly(missed) ?? '')
      const hasClick = found !== undefined && dice.chance(0.62)
      const isCurious = dice.chance(0.2)
      const tags = TAGS[count % ROUND] ?? []
      const requestId = `demo-${tenant}-${day}-${count}`
      const event = { type: null, isFromPage: tags.length === 0, requestId, query, tags } as const
      if (at > now) continue
      yield { ...event, at, kind: 'search', language, results: found?.results ?? 0, documentId: null }
      if (!found || !hasClick) continue
      const opened = `category:${found.category.path}`
      const click = { ...event, kind: 'click', language: null, results: null, documentId: opened } as const
      yield { ...click, at: new Date(at.getTime() + 9000) }
      if (isCurious) yield { ...click, at: new Date(at.getTime() + 50_000) }
    }
  }
}

const findCategory = (tenant: TenantKey, slug: string): string => {
  const found = listCategories(tenant).find((category) => category.slug === slug)
  if (!found) throw new Error(`${tenant}: no category is called ${slug}, so nothing can be pinned to it`)
  return found.path
}

export const listPinnedCategories = (tenant: TenantKey): [query: string, paths: string[]][] =>
  Object.entries(SEARCH_WORDS[tenant].pins).map(([query, slugs]) => [query, slugs.map((slug) => findCategory(tenant, slug))])

/** The search settings that staff find on their first day: synonyms, pins, and the searches so far. */
export const seedSearchAdmin = async (tx: Tx, tenant: TenantKey, now: Date): Promise<void> => {
  await tx.deleteFrom('searchEvent').execute()
  for (const { id } of await listSynonyms(tx)) await deleteSynonyms(tx, id)
  for (const { query } of await listPins(tx)) await savePins(tx, query, [])
  for (const words of SEARCH_WORDS[tenant].synonyms) await insertSynonyms(tx, words)
  for (const [query, paths] of listPinnedCategories(tenant))
    await savePins(
      tx,
      query,
      paths.map((key) => ({ kind: 'category', key })),
    )
  const batch: SearchEvent[] = []
  for (const event of listSearchEvents(tenant, now)) if (batch.push(event) >= BATCH) await insertSearchEvents(tx, batch.splice(0))
  await insertSearchEvents(tx, batch)
  await refreshPopularQueries(tx, now)
}
