import { sql } from 'kysely'
import { byPerson, within, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'access_request',
    about: 'Requests to staff',
    rows: byPerson(),
    erase: 'delete',
    data: ['subject_id', 'subject_name'],
    mentions: ['reason', 'details', 'note'],
    plain: ['kind', 'status'],
    // Whoever decides has what was asked for in their inbox; its subject ends in the person.
    first: async ({ tx, who: { id } }) => {
      await sql`delete from inbox_entry where kind = 'request-waiting' and right(subject, 36) = ${id}`.execute(tx)
    },
  },
  {
    table: 'access_request_event',
    about: 'What happened to their requests',
    rows: within('request_number', { table: 'access_request', key: 'number', ...byPerson() }),
    erase: 'delete',
    mentions: ['note'],
    plain: ['event'],
  },
]
