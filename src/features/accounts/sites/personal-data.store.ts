import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  { table: 'site', about: 'Sites', rows: byPerson(), erase: 'delete', data: ['name', 'site', 'key'] },
  {
    table: 'site_case',
    about: 'Requested sites',
    rows: byPerson(),
    erase: 'delete',
    data: ['name', 'site', 'key'],
    plain: ['status'],
  },
]
