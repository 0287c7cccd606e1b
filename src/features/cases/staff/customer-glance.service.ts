import { openAccountDirectory } from '#features/accounts/public.server.ts'
import { listCasesOf } from '#features/cases/case-list.store.ts'
import { readOrderBatch } from '#features/orders/public.server.ts'
import { isLate } from '#features/orders/public.ts'
import { openSiteDirectory } from '#features/sites/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

const SHOWN = 5
/** Of so many accounts the newest orders are looked through. */
const MOST_ACCOUNTS = 10

/** What staff want to know before they answer: who it is, what was ordered, asked and opened. */
export const readGlance = async (tx: Tx, personId: string, now: Date) => {
  const directory = openAccountDirectory(tx)
  const person = await directory.findPerson(personId)
  if (!person) return undefined
  const company = person.companyId === null ? undefined : await directory.findCompany(person.companyId)
  const accounts = await directory.listOwnSoldTos(personId)
  const today = now.toISOString().slice(0, 10)
  const orders = []
  for (const { key } of accounts.slice(0, MOST_ACCOUNTS))
    orders.push(...(await readOrderBatch(tx, key, { filter: {}, today, size: SHOWN })).orders)
  const list = { sort: '-updated', page: 1, size: SHOWN, now } as const
  // As the customer sees them.
  const { rows: cases } = await listCasesOf(tx, { id: personId, isAgent: false }, {}, list)
  const tools = await directory.listToolAccess(personId)
  const sites = await openSiteDirectory(tx).readSites(personId)
  return {
    name: `${person.givenName} ${person.familyName}`,
    email: person.email,
    company: company?.name ?? '',
    accounts: accounts.slice(0, SHOWN).map(({ number, name, city }) => ({ number, name, city })),
    accountCount: accounts.length,
    orders: orders
      .toSorted((one, other) => other.placedAt.getTime() - one.placedAt.getTime())
      .slice(0, SHOWN)
      .map((order) => ({
        ...{ number: order.number, state: order.state, placedAt: order.placedAt.toISOString() },
        isLate: isLate(order, today),
      })),
    cases: cases.map(({ id, subject, status, updated }) => ({ id, subject, status, updated: updated.toISOString() })),
    tools: tools.map(({ name, status }) => ({ name, status })),
    sites: [
      ...(sites.primaryAccount ? [sites.primaryAccount.site] : []),
      ...sites.contactAccountMap.map(({ secondaryAccount }) => secondaryAccount.site),
    ],
  }
}
