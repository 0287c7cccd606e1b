import { sql, type RawBuilder } from 'kysely'
import type { PersonSoldTo } from '#foundation/accounts/account.rules.ts'
import type { ActiveAccount } from '#foundation/accounts/ordering/active-account.rules.ts'
import {
  describeActive,
  describeHolder,
  listOffered,
  offer,
  type Site,
} from '#foundation/accounts/ordering/active-account.service.ts'
import { selectAssigned } from '#foundation/accounts/sold-to.store.ts'
import { findPerson, type Person } from '#foundation/identity/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

type HolderParts = Site & { readonly tx: Tx }

/** Of these accounts the ones that a person may order for now: what was made for one of the others is theirs no longer [T-83]. */
export const listOrderableKeys = async (
  { tx, services, tenant }: HolderParts,
  personId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const person = keys.length === 0 ? undefined : await findPerson(tx, personId)
  if (!person || person.status !== 'active') return new Set()
  const { site, table } = describeHolder(services, tenant, person)
  const assigned = await listOffered({ tx }, { person, site, orderer: { personId, table } }, { keys: [...new Set(keys)] })
  return new Set(assigned.map(({ key }) => key))
}

/** The account with that key, where the person may order for it now: reads it, or has a statement read it with something else. */
export const selectOrderable = (
  { services, tenant }: Site,
  person: Person,
  key: string,
): {
  readonly select: RawBuilder<PersonSoldTo[]>
  readonly read: (assigned: readonly PersonSoldTo[]) => ActiveAccount | undefined
} => {
  const { site, table } = describeHolder(services, tenant, person)
  return {
    select: selectAssigned(table, person.id, { keys: sql`${[key]}::text[]`, site }),
    read: (assigned) => {
      const [account] = person.status === 'active' ? offer({ person, site }, assigned) : []
      return account && describeActive({ services, tenant }, { person }, account, null)
    },
  }
}

export const findOrderableAccount = async (
  { tx, ...site }: HolderParts,
  personId: string,
  key: string,
): Promise<ActiveAccount | undefined> => {
  const person = await findPerson(tx, personId)
  if (!person) return undefined
  const { select, read } = selectOrderable(site, person, key)
  const { rows } = await sql<{ held: PersonSoldTo[] }>`select ${select} as held`.execute(tx)
  return read(rows[0]?.held ?? [])
}
