import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  { table: 'saved_view', about: 'Saved views', rows: byPerson(), erase: 'delete', data: ['name', 'query'], plain: ['list'] },
]
