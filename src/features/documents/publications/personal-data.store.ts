import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  { table: 'publication_mark', about: 'Marked publications', rows: byPerson(), erase: 'delete', data: ['slug'] },
]
