import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'order_change',
    about: 'Changes of orders that they asked for',
    rows: byPerson('requested_by'),
    erase: 'change',
    data: ['note', 'answer'],
    plain: ['state'],
  },
]
