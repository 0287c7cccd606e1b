import { sql } from 'kysely'
import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'order_reading',
    about: 'Documents that were read for quick orders',
    rows: byPerson(),
    erase: 'delete',
    data: ['name', 'po_number', 'lines'],
    plain: ['kind', 'media_type', 'currency'],
    files: ({ id }) => sql`select tenant || '/order-readings/' || id as key, name from order_reading where person_id = ${id}`,
  },
]
