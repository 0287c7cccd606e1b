import { sql } from 'kysely'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'
import { foldPartNumber } from '#kernel/part-number.ts'

const { text } = fieldOf

const ROWS: RowShape = {
  table: 'part_reference',
  keys: ['maker', 'number', 'sku'],
  columns: { maker: 'text', number: 'text', sku: 'text', folded: 'text' },
}

export const crossReferenceKind = defineRecords({
  name: 'cross-references',
  help: 'Part numbers of other makers, and the products that take their place here.',
  keys: ['maker', 'number', 'sku'],
  fields: {
    maker: text({ isRequired: true, most: 100, help: 'The other maker.' }),
    number: text({ isRequired: true, most: 60, help: 'The number as the other maker writes it.' }),
    sku: text({ isRequired: true, refersTo: 'products', most: 60, help: 'Our part number; a number may lead to several.' }),
  },
  example: { maker: 'Kestrel Controls', number: 'KC 1042.25', sku: 'HS-330-4A' },
  check: ({ number }) => (foldPartNumber(number) === '' ? [{ column: 'number', reason: 'holds no letter and no digit' }] : []),
  source: sql`select maker, number, sku, changed_at from part_reference`,
  save: ({ tx }, changes) =>
    saveRows(
      tx,
      ROWS,
      changes.map(({ line }) => ({ ...line, folded: foldPartNumber(line.number) })),
    ),
  remove: ({ tx }, lines) => removeRows(tx, ROWS, lines),
})
