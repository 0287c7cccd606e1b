import { sql } from 'kysely'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'

const { currency, date, text } = fieldOf

const ROWS: RowShape = {
  table: 'exchange_rate',
  keys: ['fromCurrency', 'toCurrency', 'validOn'],
  columns: { fromCurrency: 'text', toCurrency: 'text', validOn: 'date', rate: 'numeric' },
}

export const exchangeRateKind = defineRecords({
  name: 'exchange-rates',
  help: 'Rates by which limits and budgets in another currency than the order’s are compared; valid until the next one.',
  keys: ROWS.keys,
  fields: {
    fromCurrency: currency({ isRequired: true, help: 'The currency of which one unit is exchanged.' }),
    toCurrency: currency({ isRequired: true, help: 'The currency it is exchanged into.' }),
    validOn: date({ isRequired: true, help: 'The first day on which the rate holds.' }),
    rate: text({
      ...{ isRequired: true, most: 24, pattern: /^(?=.*[1-9])\d{1,11}(?:\.\d{1,12})?$/, patternFault: 'is no rate' },
      help: 'How much of the second currency one unit of the first gives, such as 1.0845.',
    }),
  },
  example: { fromCurrency: 'EUR', toCurrency: 'USD', validOn: '2026-11-02', rate: '1.0845' },
  check: ({ fromCurrency, toCurrency }) =>
    fromCurrency === toCurrency ? [{ column: 'toCurrency', reason: 'is the same currency' }] : [],
  source: sql`select from_currency as "fromCurrency", to_currency as "toCurrency", valid_on::text as "validOn",
    trim_scale(rate)::text as "rate", changed_at from exchange_rate`,
  save: ({ tx }, changes) =>
    saveRows(
      tx,
      ROWS,
      changes.map(({ line }) => line),
    ),
  remove: ({ tx }, lines) => removeRows(tx, ROWS, lines),
})
