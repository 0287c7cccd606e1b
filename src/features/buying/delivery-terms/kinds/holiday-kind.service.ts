import { sql } from 'kysely'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'

const { country, date, texts } = fieldOf

const ROWS: RowShape = {
  table: 'holiday',
  keys: ['day', 'countryCode'],
  columns: { day: 'date', countryCode: 'text', names: 'jsonb' },
}

const toRow = ({ countryCode = '', names = {}, day }: Readonly<Record<string, unknown>>) => ({ day, countryCode, names })

export const holidayKind = defineRecords({
  name: 'holidays',
  help: 'Days on which nothing leaves and nothing arrives, beside Saturdays and Sundays; promised dates leave them out.',
  keys: ROWS.keys,
  fields: {
    day: date({ isRequired: true, help: 'The day.' }),
    countryCode: country({ help: 'The country where deliveries rest; without it deliveries to every country.' }),
    names: texts({ column: 'name', most: 120, isSearched: true, help: 'What the day is called.' }),
  },
  example: { day: '2027-05-17', countryCode: 'no', names: { en: 'Constitution Day' } },
  source: sql`select day::text, country_code as "countryCode", names, changed_at from holiday`,
  save: ({ tx }, changes) =>
    saveRows(
      tx,
      ROWS,
      changes.map(({ line }) => toRow(line)),
    ),
  remove: ({ tx }, lines) => removeRows(tx, ROWS, lines.map(toRow)),
})
