import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

const ofPerson = { rows: byPerson(), erase: 'delete' } as const

export const personalData: readonly PersonalTable[] = [
  { ...ofPerson, table: 'person_sold_to', about: 'Accounts that they order for', data: ['currency'] },
  { ...ofPerson, table: 'favourite_sold_to', about: 'Favourite accounts', data: ['currency'] },
  { ...ofPerson, table: 'assigned_sold_to', about: 'Accounts that they look after' },
  { ...ofPerson, table: 'session_account', about: 'Accounts of their sessions', data: ['currency'] },
]
