import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'saved_search',
    about: 'Saved searches',
    rows: byPerson(),
    erase: 'delete',
    data: ['name', 'query', 'filters'],
    plain: ['type', 'sort'],
  },
]
