import { sql } from 'kysely'
import { CASE_SOURCE } from '#features/support/cases/case-step.service.ts'
import { both, byPerson, either, onlyIf, within, type PersonalTable } from '#platform/privacy/personal-data.ts'

const ofCase = within('case_id', { table: 'support_case', ...byPerson() })

export const personalData: readonly PersonalTable[] = [
  {
    table: 'support_case',
    about: 'Support cases',
    rows: byPerson(),
    erase: 'delete',
    data: ['order_number', 'product_sku', 'serial_number', 'repeat_key'],
    mentions: ['subject', 'details', 'copies', 'rating_text'],
    plain: ['id', 'kind', 'status', 'priority', 'merged_into'],
    // Whoever answers has the subject in their inbox.
    first: async ({ tx, who: { id } }) => {
      await sql`delete from inbox_entry where kind in ('case-changed', 'case-work')
        and subject in (select id from support_case where person_id = ${id})`.execute(tx)
    },
    // Those of others with a copy for them are read anew as well.
    documents: {
      source: CASE_SOURCE,
      keys: ({ id }) => sql`select id as key from support_case where person_id = ${id}
        union select case_id from case_copy where person_id = ${id}`,
    },
  },
  {
    table: 'case_message',
    about: 'Messages of their cases, and theirs in cases of others',
    // Answers of staff in cases of others stay, under the pseudonym.
    rows: either(ofCase, both(byPerson('author_id'), onlyIf(`by = 'customer'`))),
    erase: 'delete',
    mentions: ['text'],
    plain: ['case_id', 'by'],
  },
  {
    table: 'case_note',
    about: 'Notes of staff',
    rows: ofCase,
    erase: 'delete',
    mentions: ['text'],
    plain: ['case_id'],
    isHidden: true,
  },
  {
    table: 'case_file',
    about: 'Files of their cases',
    rows: either(
      ofCase,
      within('message_id', { table: 'case_message', ...both(byPerson('author_id'), onlyIf(`by = 'customer'`)) }),
    ),
    erase: 'delete',
    data: ['name'],
    secret: ['file_key'],
    plain: ['case_id', 'media_type'],
    files: ({
      id,
    }) => sql`select file_key as key, name from case_file where case_id in (select id from support_case where person_id = ${id})
      or message_id in (select id from case_message where author_id = ${id} and by = 'customer')`,
  },
  { table: 'case_event', about: 'States of their cases', rows: ofCase, erase: 'delete', plain: ['case_id', 'by', 'status'] },
  { table: 'case_copy', about: 'Cases of others that they read', rows: byPerson(), erase: 'delete', plain: ['case_id'] },
]
