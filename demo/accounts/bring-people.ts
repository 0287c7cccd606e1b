import { companyOf } from '#demo/accounts/companies.ts'
import { doneBy, toPersonLine } from '#demo/accounts/person-lines.ts'
import { nameOfAccount, oddSoldTosOf, soldTosOf, strangerSoldTos } from '#demo/accounts/sold-tos.ts'
import { listTools, toolAccessOf } from '#demo/accounts/tools.ts'
import type { Bringing } from '#demo/bring-lines.ts'
import { DEMO_PASSWORD, type Person } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { hashPassword, updatePerson } from '#foundation/identity/public.server.ts'

/** Employees serve more accounts than they keep at hand. */
const MORE_SERVED = 40

const placePeople = (people: readonly Person[]) =>
  people.map((person, position) => {
    const at = people.findIndex(({ who }) => who === person.traits.colleagueOf)
    const [owner, ownerAt] = at < 0 ? [person, position] : [people[at] ?? person, at]
    return {
      ...{ person, position, company: companyOf(owner, ownerAt), soldTos: soldTosOf(owner, ownerAt) },
      odd: oddSoldTosOf(person, position),
    }
  })

/** The people of one tenant with everything that makes them different. */
export const bringPeople = async (
  { tx, services, bring }: Bringing,
  tenant: TenantKey,
  people: readonly Person[],
): Promise<void> => {
  for (const table of ['person', 'tool', 'soldTo', 'company'] as const) await tx.deleteFrom(table).execute()
  const placed = placePeople(people)
  await bring('companies', new Map(placed.map(({ company }) => [company.number, company])).values())

  const served = placed
    .filter(({ person }) => person.who === 'buyer' || person.who === 'single')
    .flatMap(({ soldTos }) => soldTos)
  const most = Math.max(0, ...people.map(({ traits }) => traits.favouriteSoldTos))
  const strangers = strangerSoldTos(tenant, Math.max(0, most + MORE_SERVED - served.length))
  // Colleagues have the same ones.
  const owned = new Map(
    placed.flatMap(({ company, soldTos, odd }) =>
      [...soldTos, ...odd].map((account) => [nameOfAccount(account), { ...account, company: company.number }]),
    ),
  )
  await bring('accounts', [...owned.values(), ...strangers])

  const customers = [...served, ...strangers].map(nameOfAccount)
  await bring(
    'people',
    placed.map(({ person, position, company, soldTos, odd }) => {
      const { isInternalUser, favouriteSoldTos, soldTo } = person.traits
      const own = [...soldTos, ...odd].map(nameOfAccount)
      return {
        ...toPersonLine(person, position),
        ...{ company: company.number, accounts: own, defaultAccount: own[soldTo.defaultAt ?? -1] },
        favouriteAccounts: customers.slice(0, favouriteSoldTos),
        servedAccounts: isInternalUser ? customers.slice(0, favouriteSoldTos + MORE_SERVED) : [],
      }
    }),
  )
  const [passwordHash, now] = [await hashPassword(DEMO_PASSWORD), services.clock.now()]
  for (const person of people) await updatePerson(tx, person.id, doneBy(person, passwordHash, now))
  await bring('tools', listTools(tenant))
  await bring('tool-access', people.flatMap(toolAccessOf))
}
