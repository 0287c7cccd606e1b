import { sql } from 'kysely'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'

const { text, country, date, wholeNumber } = fieldOf

const ROWS: RowShape = {
  table: 'part_delivery',
  keys: ['sku', 'warehouse', 'dueOn'],
  columns: { sku: 'text', warehouse: 'text', dueOn: 'date', quantity: 'integer' },
}

export const inboundDeliveryKind = defineRecords({
  name: 'inbound-deliveries',
  help: 'What is under way to a warehouse: customers see from when on they can have it. Days that are past are forgotten.',
  keys: ['sku', 'warehouse', 'dueOn'],
  fields: {
    sku: text({ isRequired: true, refersTo: 'products', most: 60, help: 'The part number.' }),
    warehouse: country({ isRequired: true, help: 'The country of the warehouse.' }),
    dueOn: date({ isRequired: true, help: 'The day on which it arrives.' }),
    quantity: wholeNumber({ isRequired: true, least: 1, most: 1_000_000_000, help: 'Pieces that arrive.' }),
  },
  example: { sku: 'HS-330-4A', warehouse: 'de', dueOn: '2027-03-31', quantity: 60 },
  source: sql`select sku, warehouse, due_on::text as "dueOn", quantity, changed_at from part_delivery`,
  save: ({ tx }, changes) =>
    saveRows(
      tx,
      ROWS,
      changes.map(({ line }) => line),
    ),
  remove: ({ tx }, lines) => removeRows(tx, ROWS, lines),
})
