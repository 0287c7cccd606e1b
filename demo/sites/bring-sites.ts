import { companyOf } from '#demo/accounts/companies.ts'
import { nameOfAccount, soldTosOf } from '#demo/accounts/sold-tos.ts'
import type { Bringing } from '#demo/bring-lines.ts'
import type { Person } from '#demo/people.ts'
import { requestThen } from '#demo/past.ts'
import { openSiteDirectory } from '#features/accounts/sites/public.server.ts'

/** Names hold letters, digits, spaces, hyphens and underscores alone. */
const plain = (name: string): string => name.replaceAll('&', 'and').replaceAll(/[^\p{L}\p{M}\p{Nd} _-]/gu, '')

const REQUESTED = [
  { site: 'Plant 2 - Assembly', status: 'Approved', daysAgo: 700 },
  { site: 'Central Warehouse', status: 'Approved', daysAgo: 700 },
  { site: 'Test Hall North', status: 'New', daysAgo: 2 },
  { site: 'Field Office Harbour', status: 'Rejected', daysAgo: 41 },
  { site: 'Plant 3 - Paint Shop', status: 'Cancelled', daysAgo: 96 },
] as const

const DAY_MS = 86_400_000

/** The account that somebody begins with has a main site; it shows its city. */
const listMainSites = (people: readonly Person[]): object[] =>
  people.flatMap((person, position) => {
    const { traits } = person
    const account = soldTosOf(person, position)[traits.soldTo.defaultAt ?? 0]
    if (!account || traits.isInternalUser || traits.colleagueOf !== undefined) return []
    const { city, postalCode, countryCode } = account
    const name = `${plain(city)} Headquarters`
    return [{ account: nameOfAccount(account), number: 'HQ', name, city, postalCode, countryCode, isPrimary: true }]
  })

/** Further requests of the buyer, in every state. */
const requestSites = async (bringing: Bringing, person: Person, name: string, now: Date): Promise<void> => {
  const directory = openSiteDirectory(bringing.tx)
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  for (const { site, status, daysAgo } of REQUESTED) {
    const [request, ended] = [before(daysAgo), before(daysAgo - 1)]
    const requested = await directory.requestSite(person.id, { name, site }, request)
    if (requested.outcome !== 'requested') throw new Error(`${site} cannot be requested`)
    const { id } = requested
    if (status === 'Cancelled') await directory.cancelCase(person.id, id, ended)
    else if (status !== 'New') await directory.endCase(id, status, ended)
    else {
      const subject = { kind: 'site', subjectId: id, subjectName: `${site}, ${name}` }
      await requestThen(bringing, { ...subject, personId: person.id, askedAt: request })
    }
  }
}

export const bringSites = async (bringing: Bringing, people: readonly Person[], now: Date): Promise<void> => {
  await bringing.bring('sites', listMainSites(people))
  for (const [position, person] of people.entries())
    if (person.who === 'buyer') await requestSites(bringing, person, plain(companyOf(person, position).name), now)
}
