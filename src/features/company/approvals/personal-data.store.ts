import { byPerson, either, within, type PersonalTable } from '#platform/privacy/personal-data.ts'

const LAW = 'commercial law: who let a company buy stays with what was bought'
const PLAIN = ['state', 'cost_centre', 'needs', 'lines', 'purchase'] as const

export const personalData: readonly PersonalTable[] = [
  {
    table: 'approval',
    about: 'Orders that they sent for approval',
    rows: byPerson('requester_id'),
    erase: 'change',
    data: ['reason'],
    mentions: ['po_number'],
    kept: { account_key: LAW, currency: LAW, order_number: LAW },
    plain: PLAIN,
  },
  // The reason that they gave is their text, in orders of others too.
  {
    table: 'approval',
    part: 'decided',
    about: 'Orders of others that they decided about',
    rows: within('id', { table: 'approval_event', key: 'approval_id', ...byPerson('by_id') }),
    erase: 'change',
    data: ['reason'],
    isHidden: true,
  },
  {
    table: 'approval_event',
    about: 'Decisions of theirs, and about their orders',
    rows: either(
      byPerson('by_id'),
      byPerson('for_id'),
      within('approval_id', { table: 'approval', ...byPerson('requester_id') }),
    ),
    erase: 'change',
    data: ['note'],
    plain: ['action'],
  },
]
