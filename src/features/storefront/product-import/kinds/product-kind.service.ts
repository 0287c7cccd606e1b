import { sql } from 'kysely'
import { applyProducts } from '#features/storefront/product-import/kinds/apply-products.service.ts'
import { checkProduct, splitProduct } from '#features/storefront/product-import/kinds/product-columns.rules.ts'
import { PRODUCT_EXAMPLE, PRODUCT_FIELDS } from '#features/storefront/product-import/kinds/product-fields.rules.ts'
import { settleProducts } from '#features/storefront/product-import/import/settle-products.service.ts'
import { defineRecords, parseLine, type CheckedLine, type DataKind } from '#foundation/data-kinds/public.server.ts'

const records = defineRecords({
  name: 'products',
  help: 'The parts of the catalogue. Columns such as amount:list:EUR and stock:de bring public prices and stock along.',
  keys: ['sku'],
  fields: PRODUCT_FIELDS,
  example: PRODUCT_EXAMPLE,
  source: (among) => sql`
    select product.sku, category.path as "category", brand, product.names, product.texts, attributes, images, documents, accessories,
      product.markets, sales_orgs as "salesOrgs", lifecycle, replaced_by as "replacedBy", variant_of as "variantOf", popularity,
      product.changed_at
    from product join category on category.id = product.category_id
    ${among ? sql`where product.sku = any(${among.map(({ sku }) => String(sku))}::text[])` : sql``}`,
  findReferences: async (tx, references) => {
    const { rows } = await sql<{ sku: string }>`select sku from product where sku = any(${[...references]}::text[])`.execute(tx)
    return new Map(rows.map(({ sku }) => [sku, sku]))
  },
  referencesOf: ({ sku }) => [String(sku)],
  save: async () => {},
  remove: async () => {},
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parseProduct = (value: unknown): CheckedLine => {
  if (!isObject(value)) return parseLine(records, value)
  const { fields, offer, problems } = splitProduct(value)
  const checked = parseLine(records, fields)
  if ('problems' in checked) return { problems: [...checked.problems, ...problems] }
  const all = checked.isDeleted ? [] : [...problems, ...checkProduct(checked.line)]
  return all.length > 0 ? { problems: all } : { ...checked, line: { ...checked.line, ...offer } }
}

/** Written by the batch writer of the import, since a catalogue has millions of them. */
export const productKind: DataKind = {
  ...records,
  parse: parseProduct,
  apply: (context, lines) => applyProducts(context, lines, records),
  settle: ({ db, engine }, tenant) => settleProducts({ db, tenant, engine }),
}
