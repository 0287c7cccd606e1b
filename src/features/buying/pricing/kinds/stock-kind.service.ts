import { sql } from 'kysely'
import { removeStock, saveStock, timeOfLine } from '#features/buying/pricing/kinds/price-row.store.ts'
import { requestReindex, settleCatalogue } from '#features/storefront/catalogue/public.server.ts'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords } from '#foundation/data-kinds/public.server.ts'

const { text, country, wholeNumber } = fieldOf

export const stockKind = defineRecords({
  name: 'stock',
  changesAllDay: true,
  help: 'How many pieces of a part lie in a warehouse.',
  keys: ['sku', 'warehouse'],
  fields: {
    sku: text({ isRequired: true, refersTo: 'products', most: 60, help: 'The part number.' }),
    warehouse: country({ isRequired: true, help: 'The country in which it lies.' }),
    quantity: wholeNumber({ isRequired: true, least: 0, most: 1_000_000_000, help: 'Pieces that can be sold.' }),
  },
  example: { sku: 'HS-330-4A', warehouse: 'de', quantity: 120 },
  source: (among) => sql`
    select product.sku, stock.key as "warehouse", stock.value::integer as "quantity",
      ${timeOfLine('stock')} as changed_at
    from product cross join jsonb_each_text(product.stock) as stock
    ${among ? sql`where product.sku = any(${among.map(({ sku }) => String(sku))}::text[])` : sql``}`,
  save: async (context, changes) => {
    await saveStock(
      context.tx,
      changes.map(({ line }) => line),
    )
    await requestReindex(context)
  },
  remove: async (context, lines) => {
    await removeStock(context.tx, lines)
    await requestReindex(context)
  },
  settle: settleCatalogue,
})
