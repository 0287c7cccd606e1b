import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'inbox_entry',
    about: 'Entries of the inbox',
    rows: byPerson(),
    erase: 'delete',
    data: ['subject', 'title_values', 'link', 'at', 'read_at', 'done_at'],
    // Others read who did something.
    mentions: ['title_values'],
    plain: ['kind', 'occurrence', 'title', 'needs_action', 'expires_at', 'summary_due_at'],
  },
  {
    table: 'inbox_preference',
    about: 'Mails by kind of inbox entry',
    rows: byPerson(),
    erase: 'delete',
    data: ['mail'],
    plain: ['kind'],
  },
]
