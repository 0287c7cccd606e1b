import { sql } from 'kysely'
import { DELIVERY_METHODS } from '#features/buying/delivery-terms/delivery-terms.rules.ts'
import { checkValidity, VALIDITY_FIELDS } from '#features/buying/delivery-terms/kinds/validity.rules.ts'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'

const { choice, text } = fieldOf

const ROWS: RowShape = {
  table: 'cut_off_time',
  keys: ['method', 'validFrom'],
  columns: { method: 'text', untilTime: 'text', timeZone: 'text', validFrom: 'date', validUntil: 'date' },
}

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const toRow = (line: object) => ({ validUntil: null, ...line })

export const cutOffKind = defineRecords({
  name: 'cut-off-times',
  help: 'Until when an order still counts for the same day; what is ordered later counts from the next working day.',
  keys: ROWS.keys,
  fields: {
    method: choice({ isRequired: true, choices: DELIVERY_METHODS, help: 'How it is delivered.' }),
    untilTime: text({
      ...{ isRequired: true, pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/, patternFault: 'is no time of day; write it as 14:30' },
      help: 'The time of day, such as 14:30.',
    }),
    timeZone: text({ isRequired: true, most: 60, help: 'Where this time is, such as Europe/Oslo.' }),
    ...VALIDITY_FIELDS,
  },
  example: { method: 'express', untilTime: '14:30', timeZone: 'Europe/Oslo', validFrom: '2027-01-01' },
  check: (line) => [
    ...(isTimeZone(line.timeZone)
      ? []
      : [{ column: 'timeZone', reason: `‘${line.timeZone}’ is no time zone; write it as Europe/Oslo` }]),
    ...checkValidity(line),
  ],
  source: sql`
    select method, until_time as "untilTime", time_zone as "timeZone", valid_from::text as "validFrom",
      valid_until::text as "validUntil", changed_at from cut_off_time`,
  save: ({ tx }, changes) =>
    saveRows(
      tx,
      ROWS,
      changes.map(({ line }) => toRow(line)),
    ),
  remove: ({ tx }, lines) => removeRows(tx, ROWS, lines),
})
