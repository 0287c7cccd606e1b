import { companyOf } from '#demo/accounts/companies.ts'
import { toPersonRow } from '#demo/accounts/person-rows.ts'
import { oddSoldTosOf, soldTosOf, strangerSoldTos } from '#demo/accounts/sold-tos.ts'
import { listTools, toolAccessOf } from '#demo/accounts/tools.ts'
import { DEMO_PASSWORD, type Person } from '#demo/people.ts'
import { insertSoldTos, insertOwnSoldTos, insertFavouriteSoldTos, insertCompanies } from '#features/accounts/public.seed.ts'
import { insertTools, insertToolAccess } from '#features/entitlements/public.seed.ts'
import { hashPassword, insertPeople } from '#features/identity/public.server.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import type { Tx } from '#platform/database/database.ts'

const forgetPeople = async (tx: Tx): Promise<void> => {
  for (const table of ['person', 'tool', 'soldTo', 'company'] as const) await tx.deleteFrom(table).execute()
}

/** The people of one tenant with everything that makes them different. */
export const seedPeople = async (tx: Tx, tenant: TenantKey, people: readonly Person[]): Promise<void> => {
  await forgetPeople(tx)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const placed = people.map((person, position) => ({
    person,
    company: companyOf(person, position),
    row: toPersonRow(person, position, passwordHash),
    soldTos: soldTosOf(person, position),
    odd: oddSoldTosOf(person, position),
  }))
  await insertCompanies(tx, [...new Map(placed.map(({ company }) => [company.id, company])).values()])
  await insertPeople(
    tx,
    placed.map(({ row }) => row),
  )

  const served = placed
    .filter(({ person }) => person.who === 'buyer' || person.who === 'single')
    .flatMap(({ soldTos }) => soldTos)
  const most = Math.max(0, ...people.map(({ traits }) => traits.favouriteSoldTos))
  const strangers = strangerSoldTos(tenant, Math.max(0, most - served.length))
  await insertSoldTos(tx, [...placed.flatMap(({ soldTos, odd }) => [...soldTos, ...odd]), ...strangers])

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
  await insertTools(tx, listTools(tenant))
  await insertToolAccess(tx, people.flatMap(toolAccessOf))
}
