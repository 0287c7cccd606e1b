import { sql } from 'kysely'
import { readWords } from '#features/content/page-words.rules.ts'
import { isFindable, kindOfPage, PAGE_KIND, pageKey } from '#features/content/page-search.rules.ts'
import type { PageContent } from '#features/content/page.rules.ts'
import type { SearchDocument, SearchKind } from '#features/engine/public.server.ts'
import { isLanguage } from '#kernel/locale.ts'
import type { Tx } from '#server/database/database.ts'

type Row = {
  readonly country: string
  readonly language: string
  readonly path: string
  readonly content: PageContent
  readonly publishedAt: Date
}

const toDocument = ({ content: { title, description, blocks }, ...row }: Row): SearchDocument[] => {
  const { country, language, path } = row
  if (!isLanguage(language) || !isFindable(path)) return []
  return [
    {
      key: pageKey(row),
      locale: { country, language },
      path,
      countries: [country],
      texts: { [language]: { title, description, words: readWords(blocks) } },
      updatedAt: row.publishedAt,
      ...kindOfPage(path),
    },
  ]
}

const readPages = async (tx: Tx, condition = sql`true`): Promise<SearchDocument[]> => {
  const { rows } = await sql<Row>`
    select page.country, page.language, page.path, v.content, v.published_at as published_at
    from page join page_version v on v.page_id = page.id and v.number = page.published_version
    where ${condition} order by page.path, page.country`.execute(tx)
  return rows.flatMap(toDocument)
}

/** Published pages that everyone may open. */
export const pageSearchKind: SearchKind = {
  name: PAGE_KIND,
  list: async function* (tx) {
    const { rows } = await sql<{ country: string; language: string }>`select distinct country, language from page`.execute(tx)
    for (const { country, language } of rows)
      yield await readPages(tx, sql`page.country = ${country} and page.language = ${language}`)
  },
  read: (tx, keys) =>
    readPages(
      tx,
      sql`page.country || '/' || page.language || page.path = any(${[...keys]}::text[])
    and (page.country, page.language, page.path) in (select split_part(key, '/', 1), split_part(key, '/', 2), substr(key, 6) from unnest(${[...keys]}::text[]) key)`,
    ),
}
