import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  { table: 'bookmark', about: 'Bookmarks', rows: byPerson(), erase: 'delete', data: ['title', 'href'], plain: ['list', 'kind'] },
]
