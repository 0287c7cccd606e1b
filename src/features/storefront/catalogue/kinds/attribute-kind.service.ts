import { sql } from 'kysely'
import { requestReindex, settleCatalogue } from '#features/storefront/catalogue/category-index/reindex.task.ts'
import { announceCategoryIndexes } from '#features/storefront/catalogue/category-index/category-index.store.ts'
import { ATTRIBUTE_FIELD } from '#features/storefront/catalogue/kinds/catalogue-fields.rules.ts'
import { keepPosition, numberLines } from '#features/storefront/catalogue/kinds/line-position.store.ts'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type KindContext, type RowShape } from '#foundation/data-kinds/public.server.ts'

const { text, texts, yesNo, wholeNumber } = fieldOf

const ROWS: RowShape = {
  table: 'attribute',
  keys: ['key'],
  columns: { key: 'text', names: 'jsonb', unit: 'text', isFacet: 'boolean', position: 'integer' },
}

const follow = async (context: KindContext): Promise<void> => {
  await announceCategoryIndexes(context.tx)
  await requestReindex(context)
}

export const attributeKind = defineRecords({
  name: 'attributes',
  help: 'What products are described by: the names of their values, the units, and by which of them one can filter.',
  keys: ['key'],
  fields: {
    key: text({ ...ATTRIBUTE_FIELD, isRequired: true, help: 'As after attr: in a table of products, such as response_time.' }),
    names: texts({ isRequired: true, isSearched: true, column: 'name', most: 100, help: 'How it is called on pages.' }),
    unit: text({ most: 20, help: 'Written behind the value, such as mm.' }),
    isFacet: yesNo({ help: 'Whether listings can be filtered by it.' }),
    position: wholeNumber({ least: 0, most: 100_000, help: 'Its place among the attributes; without it behind those before.' }),
  },
  example: { key: 'response_time', names: { en: 'Response time T90' }, unit: 's', isFacet: true },
  check: ({ names }) => (names.en ? [] : [{ column: 'name_en', reason: 'is missing' }]),
  normalise: keepPosition,
  source: sql`select key, names, unit, is_facet as "isFacet", position, changed_at from attribute`,
  save: async (context, changes) => {
    const lines = changes.map(({ line }) => line)
    const positions = await numberLines(context.tx, 'attribute', lines)
    await saveRows(
      context.tx,
      ROWS,
      lines.map((line, at) => ({ ...line, isFacet: line.isFacet ?? false, position: positions[at] })),
    )
    await follow(context)
  },
  remove: async (context, lines) => {
    await removeRows(context.tx, ROWS, lines)
    await follow(context)
  },
  settle: settleCatalogue,
})
