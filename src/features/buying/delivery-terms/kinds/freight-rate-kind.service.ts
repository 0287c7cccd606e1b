import { sql } from 'kysely'
import { DELIVERY_METHODS } from '#features/buying/delivery-terms/delivery-terms.rules.ts'
import { checkPercent, checkValidity, VALIDITY_FIELDS } from '#features/buying/delivery-terms/kinds/validity.rules.ts'
import { fieldOf, type LineProblem } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'
import { parseDecimal } from '#kernel/money.ts'

const { choice, currency, country, amount, number } = fieldOf

const ROWS: RowShape = {
  table: 'freight_rate',
  keys: ['currency', 'method', 'countryCode', 'validFrom'],
  columns: {
    currency: 'text',
    method: 'text',
    countryCode: 'text',
    amount: 'numeric',
    percent: 'numeric',
    freeFrom: 'numeric',
    validFrom: 'date',
    validUntil: 'date',
  },
}

const checkAmount = (column: string, value: string | undefined, own: string | undefined): LineProblem[] => {
  if (value === undefined) return []
  if (own === undefined) return [{ column, reason: 'an amount needs a currency; without one write a percentage' }]
  return (parseDecimal(value, own)?.minor ?? -1n) >= 0n ? [] : [{ column, reason: `${value} is no amount in ${own}` }]
}

const toRow = ({ currency: own = '', countryCode = '', ...line }: Readonly<Record<string, unknown>>) => ({
  ...{ currency: own, countryCode, amount: null, percent: null, freeFrom: null, validUntil: null },
  ...line,
})

export const freightRateKind = defineRecords({
  name: 'freight-rates',
  help: 'What delivery costs, by currency, country and method. The line that fits best holds on the day of the order.',
  keys: ROWS.keys,
  fields: {
    currency: currency({ help: 'The currency of the order; without it every currency that has no line of its own.' }),
    method: choice({ isRequired: true, choices: DELIVERY_METHODS, help: 'How it is delivered.' }),
    countryCode: country({ help: 'The country it goes to; without it every country that has no line of its own.' }),
    amount: amount({ help: 'What the delivery costs.' }),
    percent: number({ least: 0, most: 100, help: 'Instead of an amount: a percentage of the value of the goods.' }),
    freeFrom: amount({ help: 'From this value of the goods on the delivery is free.' }),
    ...VALIDITY_FIELDS,
  },
  example: { currency: 'EUR', method: 'standard', amount: '18', freeFrom: '2500', validFrom: '2027-01-01' },
  check: (line) => [
    ...(line.amount === undefined && line.percent === undefined
      ? [{ column: 'amount', reason: 'is missing; write an amount or a percentage' }]
      : []),
    ...(line.amount !== undefined && line.percent !== undefined
      ? [{ column: 'percent', reason: 'stands beside an amount; only one of them can hold' }]
      : []),
    ...checkAmount('amount', line.amount, line.currency),
    ...checkAmount('freeFrom', line.freeFrom, line.currency),
    ...checkPercent(line.percent),
    ...checkValidity(line),
  ],
  source: sql`
    select currency, method, country_code as "countryCode", trim_scale(amount)::text as "amount", percent::float8 as "percent",
      trim_scale(free_from)::text as "freeFrom", valid_from::text as "validFrom", valid_until::text as "validUntil", changed_at
    from freight_rate`,
  save: ({ tx }, changes) =>
    saveRows(
      tx,
      ROWS,
      changes.map(({ line }) => toRow(line)),
    ),
  remove: ({ tx }, lines) => removeRows(tx, ROWS, lines.map(toRow)),
})
