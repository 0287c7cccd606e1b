import { byPerson, within, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  { table: 'saved_list', about: 'Saved lists', rows: byPerson(), erase: 'delete', data: ['name'] },
  {
    table: 'saved_list_item',
    about: 'Parts of saved lists',
    rows: within('list_id', { table: 'saved_list', ...byPerson() }),
    erase: 'delete',
    data: ['sku', 'note'],
  },
]
