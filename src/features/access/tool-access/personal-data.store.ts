import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

const ofPerson = { rows: byPerson(), erase: 'delete' } as const

export const personalData: readonly PersonalTable[] = [
  { ...ofPerson, table: 'tool_access', about: 'Tools that they may use', data: ['tool_id', 'lms_user_id'], plain: ['status'] },
  { ...ofPerson, table: 'tool_favourite', about: 'Favourite tools', data: ['tool_id'] },
  { ...ofPerson, table: 'tool_use', about: 'Tools that they used', data: ['tool_id'] },
]
