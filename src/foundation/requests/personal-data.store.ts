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
