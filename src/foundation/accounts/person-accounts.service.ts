import { openAccountDirectory } from '#foundation/accounts/account-directory.store.ts'
import type { Tx } from '#platform/database/database.ts'

/** The keys of the accounts that a person orders for; none for whoever is gone or whose contact details are refused. */
export const listPersonAccountKeys = async (tx: Tx, personId: string): Promise<readonly string[]> => {
  const directory = openAccountDirectory(tx)
  const person = await directory.findPerson(personId)
  if (!person || person.status !== 'active' || person.contactErrorCode !== null) return []
  return (await directory.listOwnSoldTos(personId)).map(({ key }) => key)
}
