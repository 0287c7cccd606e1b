import { sql } from 'kysely'
import { DELIVERY_METHODS } from '#features/buying/delivery-terms/delivery-terms.rules.ts'
import { checkValidity, VALIDITY_FIELDS } from '#features/buying/delivery-terms/kinds/validity.rules.ts'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'

const { choice, country, wholeNumber } = fieldOf

const ROWS: RowShape = {
  table: 'delivery_time',
  keys: ['method', 'countryCode', 'validFrom'],
  columns: {
    ...{ method: 'text', countryCode: 'text', transitDays: 'integer', leadDays: 'integer' },
    ...{ validFrom: 'date', validUntil: 'date' },
  },
}

const toRow = ({ countryCode = '', ...line }: Readonly<Record<string, unknown>>) => ({ validUntil: null, ...line, countryCode })

export const deliveryTimeKind = defineRecords({
  name: 'delivery-times',
  help: 'How many working days deliveries take, by method and country. The line that fits best holds on the day of the order.',
  keys: ROWS.keys,
  fields: {
    method: choice({ isRequired: true, choices: DELIVERY_METHODS, help: 'How it is delivered.' }),
    countryCode: country({ help: 'The country it goes to; without it every country that has no line of its own.' }),
    transitDays: wholeNumber({ isRequired: true, least: 0, most: 90, help: 'Working days on the way.' }),
    leadDays: wholeNumber({
      ...{ isRequired: true, least: 0, most: 365 },
      help: 'Working days until it leaves, where nothing is in stock and the product says nothing.',
    }),
    ...VALIDITY_FIELDS,
  },
  example: { method: 'standard', countryCode: 'no', transitDays: 2, leadDays: 15, validFrom: '2027-01-01' },
  check: checkValidity,
  source: sql`
    select method, country_code as "countryCode", transit_days as "transitDays", lead_days as "leadDays",
      valid_from::text as "validFrom", valid_until::text as "validUntil", changed_at from delivery_time`,
  save: ({ tx }, changes) =>
    saveRows(
      tx,
      ROWS,
      changes.map(({ line }) => toRow(line)),
    ),
  remove: ({ tx }, lines) => removeRows(tx, ROWS, lines.map(toRow)),
})
