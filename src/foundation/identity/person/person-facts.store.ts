import type { Person } from '#foundation/identity/person/person.rules.ts'
import { findPerson } from '#foundation/identity/person/person.store.ts'
import type { PersonFacts } from '#kernel/action.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#kernel/action.ts' {
  interface PersonFacts {
    readonly person: Person
  }
}

export const readIdentityFacts = async (tx: Tx, personId: string): Promise<Pick<PersonFacts, 'person'> | undefined> => {
  const person = await findPerson(tx, personId)
  return person && { person }
}
