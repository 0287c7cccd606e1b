import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'webhook',
    about: 'Webhooks of their company that they keep',
    rows: byPerson('kept_by'),
    erase: 'keep',
    secret: ['secret', 'second_secret'],
    plain: ['url', 'events', 'state'],
  },
  {
    table: 'outbox_delivery',
    about: 'Events for other systems',
    erase: 'keep',
    mentions: ['body', 'last_error'],
    plain: ['event', 'state', 'trace_parent', 'account_key'],
  },
]
