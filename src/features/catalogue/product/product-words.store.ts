import { sql } from 'kysely'
import { foldPartNumber } from '#features/engine/public.ts'
import { soldIn, SUMMARY, type ProductSummary } from '#features/catalogue/product/product.store.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#server/database/database.ts'

export type WordsQuestion = {
  readonly query: string
  readonly language: Language
  readonly market: readonly string[]
  /** Only within these categories; undefined is everywhere. */
  readonly categoryIds?: readonly string[] | undefined
  readonly most: number
}

const MOST_WORDS = 6
/** `%`, `_` and `\` mean themselves. */
const toPattern = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Products for a small picker: those whose number begins so, then those whose name holds every word, the most wanted first. */
export const findProductsByWords = (tx: Tx, question: WordsQuestion): Promise<ProductSummary[]> => {
  const { query, language, market, categoryIds, most } = question
  const words = query.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const beginning = foldPartNumber(query)
  if (words.length === 0) return Promise.resolve([])
  const name = sql<string>`coalesce(names ->> ${language}, names ->> 'en')`
  const isNumber = sql<boolean>`(folded >= ${beginning} and folded < ${`${beginning}~`} and ${beginning !== ''})`
  const isNamed = sql<boolean>`(${sql.join(
    words.map((word) => sql`${name} ilike ${toPattern(word)}`),
    sql` and `,
  )})`
  return tx
    .selectFrom('product')
    .select(SUMMARY)
    .where(soldIn(market))
    .$if(categoryIds !== undefined, (found) => found.where(sql<boolean>`category_id = any(${[...(categoryIds ?? [])]}::uuid[])`))
    .where(sql<boolean>`(${isNumber} or ${isNamed})`)
    .orderBy(isNumber, 'desc')
    .orderBy(sql`lifecycle = 'active'`, 'desc')
    .orderBy('popularity', 'desc')
    .orderBy('sku')
    .limit(most)
    .execute()
}

/** Categories that hold something the market sells, by path. */
export const listCategoriesWithProducts = (tx: Tx, market: readonly string[]): Promise<{ id: string; path: string }[]> =>
  tx
    .selectFrom('category')
    .select(['id', 'path'])
    .where(sql<boolean>`exists (select from product where product.category_id = category.id and ${soldIn(market)})`)
    .orderBy('path')
    .execute()
