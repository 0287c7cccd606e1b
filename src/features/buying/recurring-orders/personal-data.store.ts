import { byPerson, within, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'recurring_order',
    about: 'Recurring orders',
    rows: byPerson(),
    erase: 'delete',
    data: ['name', 'lines', 'account_key', 'currency', 'country', 'every_unit'],
    plain: ['state', 'reason', 'cost_centre'],
  },
  {
    table: 'recurring_order_event',
    about: 'What became of recurring orders',
    rows: within('recurring_order_id', { table: 'recurring_order', ...byPerson() }),
    erase: 'delete',
    data: ['order_number'],
    plain: ['kind', 'reason'],
  },
  {
    table: 'recurring_order_call',
    about: 'What was called of orders on call',
    rows: within('recurring_order_id', { table: 'recurring_order', ...byPerson() }),
    erase: 'delete',
    data: ['order_number', 'lines'],
  },
]
