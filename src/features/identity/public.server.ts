export { findPerson, findPersonByEmail, insertPeople, updatePerson } from '#features/identity/person.store.ts'
export type { Person } from '#features/identity/person.rules.ts'
