import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  { table: 'notification_preference', about: 'Notifications', rows: byPerson(), erase: 'delete', data: ['topic'] },
]
