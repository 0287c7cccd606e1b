import { sql } from 'kysely'
import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'upload',
    about: 'Files on their way',
    rows: byPerson(),
    erase: 'delete',
    data: ['name', 'person_id'],
    secret: ['parts', 'keys', 'writer'],
    plain: ['kind', 'media_type', 'state'],
    // In parts: what is taken lies with the case, the order or the form.
    files: ({ id }) => sql`select unnest(keys) as key, '' as name from upload where person_id = ${id}`,
  },
]
