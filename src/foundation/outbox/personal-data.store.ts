import type { PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'outbox_delivery',
    about: 'Events for other systems',
    erase: 'keep',
    mentions: ['body', 'last_error'],
    plain: ['event', 'state', 'trace_parent'],
  },
]
