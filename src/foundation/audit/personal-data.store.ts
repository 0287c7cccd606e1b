import { either, byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

/** The application cannot change entries: `erase_from_audit` of the database replaces names by the pseudonym. */
export const personalData: readonly PersonalTable[] = [
  {
    table: 'audit_entry',
    about: 'What they did, and what was done for them',
    rows: either(byPerson('subject_id'), byPerson('actor_id')),
    erase: 'keep',
    data: ['details'],
    plain: ['action'],
  },
]
