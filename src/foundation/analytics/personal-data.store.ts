import type { PersonalTable } from '#platform/privacy/personal-data.ts'

/** The application cannot change them: `erase_from_analytics` of the database does. */
export const personalData: readonly PersonalTable[] = [
  { table: 'analytics_request', about: 'Reports of the analytics', erase: 'keep', data: ['request'] },
]
