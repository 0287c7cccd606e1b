import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  { table: 'page_presence', about: 'Pages that they edit now', rows: byPerson(), erase: 'delete' },
  {
    table: 'page_review',
    about: 'Reviews that they requested',
    rows: byPerson('asked_by'),
    erase: 'keep',
    mentions: ['note', 'answer'],
    plain: ['decision', 'content_hash'],
  },
]
