import { sql, type ColumnType, type Generated } from 'kysely'
import { inLanguage, type Article, type ArticleVersion } from '#features/support/knowledge/article.rules.ts'
import type { ArticleRow } from '#features/support/knowledge/list/article-list.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

type Json<Value> = ColumnType<Value, string, string>

declare module '#platform/database/database.ts' {
  interface Tables {
    knowledgeArticle: Omit<Article, 'titles' | 'summaries' | 'firstOn' | 'products' | 'partNumbers'> & {
      titles: Json<Article['titles']>
      summaries: Json<Article['summaries']>
      firstOn: ColumnType<Date, string, string>
      products: string[]
      partNumbers: string[]
      skus: Generated<string[]>
      leads: Generated<Article['summaries']>
    }
    knowledgeVersion: {
      articleId: string
      version: number
      revisedOn: ColumnType<Date, string, never>
      change: string
      bodies: Json<ArticleVersion['bodies']>
      html: Json<Article['titles']>
    }
    knowledgeVote: { articleId: string; holder: string; isHelpful: boolean; votedAt: Date }
  }
}

const day = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`

const select = (tx: Tx) =>
  tx
    .selectFrom('knowledgeArticle as article')
    .select([
      'article.id',
      'number',
      'titles',
      sql<Article['summaries']>`leads || summaries`.as('summaries'),
      day('firstOn').as('firstOn'),
      'productGroup',
      sql<string[]>`case when products = '{}' then skus else products end`.as('products'),
      sql<string[]>`part_numbers || array(select sku from unnest(skus) sku where sku <> all (part_numbers))`.as('partNumbers'),
      'brand',
      'aircraftMake',
      'aircraftModel',
      'audience',
      'faqPlace',
    ])

export const findArticle = (tx: Tx, id: string): Promise<Article | undefined> =>
  select(tx).where('article.id', '=', id).executeTakeFirst()

/** The newest first. */
export const listVersions = (tx: Tx, articleId: string): Promise<readonly ArticleVersion[]> =>
  tx
    .selectFrom('knowledgeVersion')
    .select(['version', day('revisedOn').as('revisedOn'), 'change', 'bodies'])
    .where('articleId', '=', articleId)
    .orderBy('version', 'desc')
    .execute()

const selectCurrent = (tx: Tx) =>
  select(tx)
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('knowledgeVersion')
          .whereRef('articleId', '=', 'article.id')
          .select([day('revisedOn').as('revisedOn'), 'bodies'])
          .orderBy('version', 'desc')
          .limit(1)
          .as('current'),
      (join) => join.onTrue(),
    )
    .select(['current.revisedOn', 'current.bodies'])

export type CurrentArticle = Article & Pick<ArticleVersion, 'revisedOn' | 'bodies'>

type Choice = { readonly ids?: readonly string[]; readonly after?: string; readonly limit: number }

export const listCurrent = (tx: Tx, { ids, after, limit }: Choice): Promise<readonly CurrentArticle[]> => {
  const chosen = ids ? selectCurrent(tx).where('article.id', 'in', [...ids, '']) : selectCurrent(tx)
  const rest = after === undefined ? chosen : chosen.where('article.id', '>', after)
  return rest.orderBy('article.id').limit(limit).execute()
}

/** More than these a site's list does not read at once. */
const MOST_LISTED = 5_000

/** Everything that these tokens open; the text itself stays where it is. */
export const listReadable = async (tx: Tx, tokens: readonly string[], language: Language): Promise<readonly ArticleRow[]> => {
  const rows = await select(tx)
    .innerJoin(
      (join) =>
        join
          .selectFrom('knowledgeVersion')
          .groupBy('articleId')
          .select(['articleId', sql<string>`to_char(max(revised_on), 'YYYY-MM-DD')`.as('revisedOn')])
          .as('current'),
      (join) => join.onRef('current.articleId', '=', 'article.id'),
    )
    .select('current.revisedOn')
    .where((is) => is.or([is('audience', 'is', null), is('audience', 'in', [...tokens, ''])]))
    .orderBy('article.id')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(({ titles, summaries, audience, firstOn: _first, faqPlace: _place, ...row }) => ({
    ...row,
    title: inLanguage(titles, language),
    summary: inLanguage(summaries, language),
    isSecured: audience !== null,
  }))
}

/** At most so many beside a part. */
const MOST_ANSWERS = 4

/** Public articles about one of these numbers. */
export const listForParts = (tx: Tx, numbers: readonly string[]): Promise<readonly Article[]> =>
  select(tx)
    .where(sql<boolean>`(part_numbers && ${[...numbers]}::text[] or skus && ${[...numbers]}::text[])`)
    .where('audience', 'is', null)
    .orderBy('article.id')
    .limit(MOST_ANSWERS)
    .execute()

/** Frequent questions in their order, with their answers; those for everyone. */
export const listFaq = (tx: Tx): Promise<readonly CurrentArticle[]> =>
  selectCurrent(tx).where('faqPlace', 'is not', null).where('audience', 'is', null).orderBy('faqPlace').limit(100).execute()
