import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  { table: 'product_schedule', about: 'Projects', rows: byPerson(), erase: 'delete', data: ['name', 'lines'], plain: ['kind'] },
]
