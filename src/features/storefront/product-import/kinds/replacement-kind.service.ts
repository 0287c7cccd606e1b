import { sql } from 'kysely'
import { noteChanges } from '#features/storefront/product-import/import/note-changes.service.ts'
import { listCircles } from '#features/storefront/product-import/kinds/replacement-circle.rules.ts'
import { requestReindex, settleCatalogue } from '#features/storefront/catalogue/public.server.ts'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords } from '#foundation/data-kinds/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

const { text } = fieldOf

/** A chain longer than this is a mistake in the data. */
const LONGEST_CHAIN = 20

/** The replacements of these parts, step by step. */
const readSuccessors = async (tx: Tx, skus: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ sku: string; next: string }>`
    with recursive chain as (
      select sku, replaced_by as next, 1 as step from product where sku = any(${[...skus]}::text[]) and replaced_by is not null
      union
      select product.sku, product.replaced_by, step + 1 from chain join product on product.sku = chain.next
      where product.replaced_by is not null and step < ${LONGEST_CHAIN}
    ) select distinct sku, next from chain`.execute(tx)
  return new Map(rows.map(({ sku, next }) => [sku, next]))
}

export const replacementKind = defineRecords({
  name: 'replacements',
  help: 'Which part takes the place of one that is no longer made.',
  keys: ['sku'],
  fields: {
    sku: text({ isRequired: true, refersTo: 'products', most: 60, help: 'The part that is no longer made.' }),
    replacedBy: text({ isRequired: true, refersTo: 'products', most: 60, help: 'The part that takes its place.' }),
  },
  example: { sku: 'HS-328-4A', replacedBy: 'HS-330-4A' },
  check: ({ sku, replacedBy }) => (sku === replacedBy ? [{ column: 'replacedBy', reason: 'names the part itself' }] : []),
  source: (among) => sql`
    select sku, replaced_by as "replacedBy", changed_at from product where replaced_by is not null and lifecycle <> 'active'
    ${among ? sql`and sku = any(${among.map(({ sku }) => String(sku))}::text[])` : sql``}`,
  save: async (context, changes) => {
    const { tx } = context
    const lines = changes.map(({ line }) => line)
    const known = await readSuccessors(
      tx,
      lines.map(({ replacedBy }) => replacedBy),
    )
    const isCircle = listCircles(known, lines)
    const good = lines.filter((_, at) => !isCircle[at])
    const skus = good.map(({ sku }) => sku)
    await noteChanges(tx, skus, () =>
      sql`update product set replaced_by = given.next, changed_at = now(),
            lifecycle = case lifecycle when 'active' then 'replaced' else lifecycle end
          from unnest(${skus}::text[], ${good.map(({ replacedBy }) => replacedBy)}::text[]) as given (sku, next)
          where product.sku = given.sku`.execute(tx),
    )
    await requestReindex(context)
    return isCircle.map((isBad) =>
      isBad ? [{ column: 'replacedBy', reason: 'is itself replaced by this part in the end' }] : [],
    )
  },
  /** The part is sold again, unless it had ended by itself. */
  remove: async (context, lines) => {
    const { tx } = context
    const skus = lines.map(({ sku }) => sku)
    await noteChanges(tx, skus, () =>
      sql`update product set replaced_by = null, changed_at = now(),
          lifecycle = case lifecycle when 'replaced' then 'active' else lifecycle end
          where sku = any(${skus}::text[])`.execute(tx),
    )
    await requestReindex(context)
  },
  settle: settleCatalogue,
})
