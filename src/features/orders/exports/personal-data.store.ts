import { sql } from 'kysely'
import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'export_file',
    about: 'Files that were made for them',
    rows: byPerson(),
    erase: 'delete',
    data: ['file_name', 'account'],
    secret: ['file_key', 'sha256'],
    plain: ['kind', 'content_type'],
    files: ({ id }) => sql`select file_key as key, file_name as name from export_file where person_id = ${id}`,
  },
  { table: 'export_mark', about: 'Orders exported until', rows: byPerson(), erase: 'delete', data: ['account'] },
  {
    table: 'export_schedule',
    about: 'Scheduled exports',
    rows: byPerson(),
    erase: 'delete',
    data: ['account', 'language'],
    plain: ['every', 'format'],
  },
]
