import { sql } from 'kysely'
import { MOST_PIECES } from '#features/buying/pricing/quantity.rules.ts'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'

const { text, wholeNumber } = fieldOf

const ROWS: RowShape = {
  table: 'part_terms',
  keys: ['sku'],
  columns: { sku: 'text', minimum: 'integer', step: 'integer', leadDays: 'integer', unspsc: 'text', unit: 'text' },
}
const MOST_DAYS = 3650

export const partTermsKind = defineRecords({
  name: 'part-terms',
  help: 'How a part is sold: the least quantity, in which steps, how long it takes when no warehouse has it, and its code and unit for procurement systems.',
  keys: ['sku'],
  fields: {
    sku: text({ isRequired: true, refersTo: 'products', most: 60, help: 'The part number.' }),
    minimum: wholeNumber({ least: 1, most: MOST_PIECES, help: 'Nobody orders fewer pieces; without it one.' }),
    step: wholeNumber({
      least: 1,
      most: MOST_PIECES,
      help: 'Above the minimum only multiples of it, such as a pack; without it one.',
    }),
    leadDays: wholeNumber({ least: 0, most: MOST_DAYS, help: 'Working days until it ships when no warehouse has it.' }),
    unspsc: text({ most: 8, pattern: /^\d{8}$/, help: 'Code of eight digits in the UNSPSC, for procurement systems.' }),
    unit: text({ most: 3, pattern: /^[A-Z0-9]{2,3}$/, help: 'What a piece is, by UN/ECE Recommendation 20; without it `EA`.' }),
  },
  example: { sku: 'HS-330-B1', minimum: 10, step: 5, leadDays: 15, unspsc: '41112403', unit: 'EA' },
  normalise: (line) => ({
    ...line,
    ...(line['minimum'] === null && { minimum: 1 }),
    ...(line['step'] === null && { step: 1 }),
  }),
  source: sql`select sku, minimum, step, lead_days as "leadDays", unspsc, unit, changed_at from part_terms`,
  save: ({ tx }, changes) =>
    saveRows(
      tx,
      ROWS,
      changes.map(({ line }) => ({ minimum: 1, step: 1, ...line })),
    ),
  remove: ({ tx }, lines) => removeRows(tx, ROWS, lines),
})
