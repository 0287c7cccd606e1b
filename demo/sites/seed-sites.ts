import { companyOf } from '#demo/accounts/companies.ts'
import { placeAt } from '#demo/accounts/places.ts'
import { demoId } from '#demo/demo-id.ts'
import type { Person } from '#demo/people.ts'
import { seedRequest } from '#demo/seed-request.ts'
import { insertSiteCases, insertSites } from '#features/accounts/sites/public.seed.ts'
import type { Tx } from '#platform/database/database.ts'

/** Names hold letters, digits, spaces, hyphens and underscores alone. */
const plain = (name: string): string => name.replaceAll('&', 'and').replaceAll(/[^\p{L}\p{M}\p{Nd} _-]/gu, '')

const SECONDARY = ['Plant 2 - Assembly', 'Central Warehouse']
const CASES = [
  { site: 'Test Hall North', status: 'New', daysAgo: 2 },
  { site: 'Field Office Harbour', status: 'Rejected', daysAgo: 41 },
  { site: 'Plant 3 - Paint Shop', status: 'Cancelled', daysAgo: 96 },
] as const

const DAY_MS = 86_400_000

/** Every customer has a primary site; the buyer has more of them, and requests in every state. */
export const seedSites = async (tx: Tx, people: readonly Person[], now: Date): Promise<void> => {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  const customers = people.map((person, position) => ({ person, position })).filter(({ person }) => !person.traits.isInternalUser)
  await insertSites(
    tx,
    customers.flatMap(({ person, position }) => {
      const name = plain(companyOf(person, position).name)
      const row = { personId: person.id, name, createdAt: before(700) }
      const id = (site: string) => demoId(`site/${person.tenant}/${person.who}/${site}`)
      const primary = `${plain(placeAt(position).city)} Headquarters`
      return [
        { ...row, id: id(primary), site: primary, isPrimary: true },
        ...(person.who === 'buyer' ? SECONDARY : []).map((site) => ({ ...row, id: id(site), site, isPrimary: false })),
      ]
    }),
  )
  const cases = customers
    .filter(({ person }) => person.who === 'buyer')
    .flatMap(({ person, position }) =>
      CASES.map(({ site, status, daysAgo }) => ({
        id: demoId(`site-case/${person.tenant}/${person.who}/${site}`),
        personId: person.id,
        name: plain(companyOf(person, position).name),
        site,
        status,
        createdAt: before(daysAgo),
        decidedAt: status === 'New' ? null : before(daysAgo - 1),
      })),
    )
  await insertSiteCases(tx, cases)
  for (const { id, personId, name, site, status, createdAt } of cases)
    if (status === 'New')
      await seedRequest(tx, { kind: 'site', personId, subjectId: id, subjectName: `${site}, ${name}`, askedAt: createdAt })
}
