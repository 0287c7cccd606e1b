import { sql, type RawBuilder } from 'kysely'
import { readWords } from '#features/site/content/page-words.rules.ts'
import { isFindable, kindOfPage, PAGE_KIND, pageKey, weighPage } from '#features/site/content/page-search.rules.ts'
import { listAudienceTokens, type Audience } from '#features/site/content/page-audience.rules.ts'
import type { PageContent } from '#features/site/content/page-content.schema.ts'
import type { SearchDocument, DocumentSource } from '#foundation/search-engine/public.server.ts'
import { isLanguage } from '#kernel/locale.ts'
import { READS } from '#features/site/content/content-notice.rules.ts'
import { noteReads } from '#platform/http/page-reads.ts'
import type { Tx } from '#platform/database/database.ts'

type Row = {
  readonly country: string
  readonly language: string
  readonly path: string
  readonly title: string
  readonly description: string
  /** Asked for when the page is indexed. */
  readonly blocks?: PageContent['blocks']
  readonly publishedAt: Date
  readonly audience: readonly Audience[] | null
}

const toDocument = (row: Row): SearchDocument[] => {
  const { country, language, path, title, description, blocks } = row
  const audience = listAudienceTokens(row.audience ?? undefined)
  if (!isLanguage(language) || !isFindable(path)) return []
  return [
    {
      key: pageKey(row),
      locale: { country, language },
      path,
      countries: [country],
      texts: { [language]: { title, description, ...(blocks ? { words: readWords(blocks) } : {}) } },
      updatedAt: row.publishedAt,
      weight: weighPage(path),
      ...kindOfPage(path),
      ...(audience && { audience }),
    },
  ]
}

const readPages = async (tx: Tx, condition: RawBuilder<unknown>, isForShow = false): Promise<SearchDocument[]> => {
  const { rows } = await sql<Row>`
    select page.country, page.language, page.path, v.published_at as "publishedAt",
      v.content->>'title' as title, coalesce(v.content->>'description', '') as description,
      v.content->'audience' as audience
      ${isForShow ? sql`` : sql`, v.content->'blocks' as blocks`}
    from page join page_version v on v.page_id = page.id and v.number = page.published_version
    where ${condition} order by page.path, page.country`.execute(tx)
  return rows.flatMap(toDocument)
}

const isOneOf = (keys: readonly string[]): RawBuilder<unknown> => sql`(page.country, page.language, page.path) in
  (select split_part(key, '/', 1), split_part(key, '/', 2), substr(key, 6) from unnest(${[...keys]}::text[]) key)`

/** Published pages, for those who may open them. */
export const pageDocumentSource: DocumentSource = {
  name: PAGE_KIND,
  list: async function* (tx) {
    const { rows } = await sql<{ country: string; language: string }>`select distinct country, language from page`.execute(tx)
    for (const { country, language } of rows)
      yield await readPages(tx, sql`page.country = ${country} and page.language = ${language}`)
  },
  read: (tx, keys) => readPages(tx, isOneOf(keys)),
  show: (tx, keys) => {
    noteReads([READS.any])
    return readPages(tx, isOneOf(keys), true)
  },
}
