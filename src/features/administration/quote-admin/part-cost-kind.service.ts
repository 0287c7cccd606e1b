import { sql } from 'kysely'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'
import { parseDecimal } from '#kernel/money.ts'

const { amount, currency, text } = fieldOf

const ROWS: RowShape = {
  table: 'part_cost',
  keys: ['sku', 'currency'],
  columns: { sku: 'text', currency: 'text', amount: 'numeric' },
}
const MOST_MINOR = 10n ** 14n

/** Read by the offer form of staff alone: no page, search, price or export of a customer reads this table. */
export const partCostKind = defineRecords({
  name: 'part-costs',
  help: 'What one piece of a part costs the supplier, for the margin that staff see in offers; never shown to customers.',
  keys: ROWS.keys,
  fields: {
    sku: text({ isRequired: true, isSearched: true, refersTo: 'products', most: 60, help: 'The part number.' }),
    currency: currency({ isRequired: true, help: 'The currency of the cost; offers in another one show no margin.' }),
    amount: amount({ isRequired: true, help: 'What one piece costs, such as 312.40.' }),
  },
  example: { sku: 'HS-330-4A', currency: 'EUR', amount: '312.40' },
  check: (line) => {
    const minor = parseDecimal(line.amount, line.currency)?.minor
    const isCost = minor !== undefined && minor >= 0n && minor <= MOST_MINOR
    return isCost ? [] : [{ column: 'amount', reason: `‘${line.amount}’ is no cost in ${line.currency}` }]
  },
  source: sql`select sku, currency, trim_scale(amount)::text as "amount", changed_at from part_cost`,
  save: ({ tx }, changes) =>
    saveRows(
      tx,
      ROWS,
      changes.map(({ line }) => line),
    ),
  remove: ({ tx }, lines) => removeRows(tx, ROWS, lines),
})
