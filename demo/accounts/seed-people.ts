import { companyOf } from '#demo/accounts/companies.ts'
import { toPersonRow } from '#demo/accounts/person-rows.ts'
import { oddSoldTosOf, soldTosOf, strangerSoldTos } from '#demo/accounts/sold-tos.ts'
import { listTools, toolAccessOf } from '#demo/accounts/tools.ts'
import { DEMO_PASSWORD, type Person } from '#demo/people.ts'
import {
  insertAssignedSoldTos,
  insertCompanies,
  insertFavouriteSoldTos,
  insertOwnSoldTos,
  insertSoldTos,
} from '#foundation/accounts/public.seed.ts'
import { insertTools, insertToolAccess } from '#foundation/entitlements/public.seed.ts'
import { hashPassword, insertPeople } from '#foundation/identity/public.server.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import type { Tx } from '#platform/database/database.ts'

/** Employees serve more accounts than they keep at hand. */
const MORE_SERVED = 40

const forgetPeople = async (tx: Tx): Promise<void> => {
  for (const table of ['person', 'tool', 'soldTo', 'company'] as const) await tx.deleteFrom(table).execute()
}

/** The people of one tenant with everything that makes them different. */
export const seedPeople = async (tx: Tx, tenant: TenantKey, people: readonly Person[]): Promise<void> => {
  await forgetPeople(tx)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const placed = people.map((person, position) => {
    const at = people.findIndex(({ who }) => who === person.traits.colleagueOf)
    const owner = people[at] ?? person
    const company = companyOf(owner, owner === person ? position : at)
    return {
      person,
      company,
      row: { ...toPersonRow(person, position, passwordHash), companyId: company.id },
      isOwner: owner === person,
      soldTos: soldTosOf(owner, owner === person ? position : at),
      odd: oddSoldTosOf(person, position),
    }
  })
  await insertCompanies(tx, [...new Map(placed.map(({ company }) => [company.id, company])).values()])
  await insertPeople(
    tx,
    placed.map(({ row }) => row),
  )

  const served = placed
    .filter(({ person }) => person.who === 'buyer' || person.who === 'single')
    .flatMap(({ soldTos }) => soldTos)
  const most = Math.max(0, ...people.map(({ traits }) => traits.favouriteSoldTos))
  const strangers = strangerSoldTos(tenant, Math.max(0, most + MORE_SERVED - served.length))
  const owned = placed.flatMap(({ isOwner, soldTos, odd }) => (isOwner ? [...soldTos, ...odd] : []))
  await insertSoldTos(tx, [...owned, ...strangers])

  const idsOf = (accounts: readonly { id: string }[]) => accounts.map(({ id }) => id)
  await insertOwnSoldTos(
    tx,
    placed.map(({ person, soldTos, odd }) => ({
      personId: person.id,
      soldToIds: idsOf([...soldTos, ...odd]),
      defaultAt: person.traits.soldTo.defaultAt,
    })),
  )
  await insertFavouriteSoldTos(
    tx,
    people.map(({ id, traits }) => ({
      personId: id,
      soldToIds: idsOf([...served, ...strangers].slice(0, traits.favouriteSoldTos)),
      defaultAt: 0,
    })),
  )
  await insertAssignedSoldTos(
    tx,
    people.flatMap(({ id, traits }) =>
      traits.isInternalUser
        ? [{ personId: id, soldToIds: idsOf([...served, ...strangers].slice(0, traits.favouriteSoldTos + MORE_SERVED)) }]
        : [],
    ),
  )
  await insertTools(tx, listTools(tenant))
  await insertToolAccess(tx, people.flatMap(toolAccessOf))
}
