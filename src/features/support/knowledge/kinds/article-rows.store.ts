import { sql } from 'kysely'
import type { RowShape } from '#foundation/data-kinds/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

export const ARTICLE_ROWS: RowShape = {
  table: 'knowledge_article',
  keys: ['id'],
  columns: {
    id: 'text',
    number: 'text',
    titles: 'jsonb',
    summaries: 'jsonb',
    leads: 'jsonb',
    firstOn: 'date',
    productGroup: 'text',
    products: 'text[]',
    partNumbers: 'text[]',
    skus: 'text[]',
    brand: 'text',
    aircraftMake: 'text',
    aircraftModel: 'text',
    audience: 'text',
    faqPlace: 'integer',
    changedAt: 'timestamptz',
  },
}

export const VERSION_ROWS: RowShape = {
  table: 'knowledge_version',
  keys: ['articleId', 'version'],
  columns: { articleId: 'text', version: 'integer', revisedOn: 'date', change: 'text', html: 'jsonb', bodies: 'jsonb' },
}

/** Each article with its newest version. */
export const articleLines = sql`
  select own.id, case when own.number <> own.id then own.number end as "number", own.titles, own.summaries, current.html,
    own.audience is not null as "isSecured", own.skus as "products", own.products as "supportedProducts",
    own.part_numbers as "partNumbers", own.product_group as "productGroup", own.brand, own.aircraft_make as "aircraftMake",
    own.aircraft_model as "aircraftModel", own.first_on::text as "initialDate", current.revised_on::text as "revisedDate",
    current.change, own.faq_place as "faqPlace", own.changed_at
  from knowledge_article own left join lateral (
    select * from knowledge_version where article_id = own.id order by version desc limit 1) current on true`

export type KnownArticle = {
  readonly id: string
  readonly number: string
  readonly audience: string | null
  readonly version: number
  readonly bodies: unknown
}

/** Those of these ids and those that have one of these numbers. */
export const listKnownArticles = async (
  tx: Tx,
  ids: readonly string[],
  numbers: readonly string[],
): Promise<readonly KnownArticle[]> => {
  const { rows } = await sql<KnownArticle>`
    select own.id, own.number, own.audience, coalesce(current.version, 0) as version, coalesce(current.bodies, '{}') as bodies
    from knowledge_article own left join lateral (
      select version, bodies from knowledge_version where article_id = own.id order by version desc limit 1) current on true
    where own.id = any(${ids}::text[]) or own.number = any(${numbers}::text[])`.execute(tx)
  return rows
}
