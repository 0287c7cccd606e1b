import { openAccountDirectory } from '#foundation/accounts/public.server.ts'
import { listCasesOf } from '#features/support/cases/case-list.store.ts'
import { chooseActivity, toolStatusKey, type Activity } from '#features/support/cases/staff/glance.rules.ts'
import { findLastSeen } from '#foundation/identity/public.server.ts'
import { readOrderBatch } from '#features/orders/orders/public.server.ts'
import { isLate } from '#features/orders/orders/public.ts'
import { listRequestsOf } from '#foundation/requests/public.server.ts'
import { openSiteDirectory } from '#features/accounts/sites/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

const SHOWN = 5
/** Of so many accounts the newest orders are looked through. */
const MOST_ACCOUNTS = 10

/** The customer at a glance for staff: who it is, orders, cases and opened pages. */
export const readGlance = async (tx: Tx, services: Services, personId: string, language: Language) => {
  const now = services.clock.now()
  const say = (namespace: string, key: string, otherwise: string): string =>
    lookUp(lookUp(services.dictionaries[language], namespace) ?? {}, key) ?? otherwise
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
  const { rows: cases } = await listCasesOf(tx, { id: personId, reach: 'own' }, {}, list)
  const tools = await directory.listToolAccess(personId)
  const sites = await openSiteDirectory(tx).readSites(personId)
  const activity = chooseActivity(
    (await findLastSeen(tx, personId).then((at) => (at ? [{ kind: 'visit', label: '', at }] : []))) satisfies Activity[],
    orders.map(({ number, placedAt }) => ({ kind: 'order', label: number, at: placedAt })),
    cases.map(({ subject, updated }) => ({ kind: 'case', label: subject, at: updated })),
    (await listRequestsOf(tx, personId)).map(({ subjectName, askedAt }) => ({
      kind: 'request',
      label: subjectName,
      at: askedAt,
    })),
  )
  return {
    activity: activity.map(({ at, ...done }) => ({ ...done, at: at.toISOString() })),
    name: `${person.givenName} ${person.familyName}`,
    email: person.email,
    company: company?.name ?? '',
    accounts: accounts.slice(0, SHOWN).map(({ number, name, city }) => ({ number, name, city })),
    accountCount: accounts.length,
    orders: orders
      .toSorted((one, other) => other.placedAt.getTime() - one.placedAt.getTime())
      .slice(0, SHOWN)
      .map((order) => ({
        ...{
          number: order.number,
          state: say('orders', `state.${order.state}`, order.state),
          placedAt: order.placedAt.toISOString(),
        },
        isLate: isLate(order, today),
      })),
    cases: cases.map(({ id, subject, status, updated }) => ({ id, subject, status, updated: updated.toISOString() })),
    tools: tools.map(({ name, status }) => ({ name, status: say('tool-access', toolStatusKey(status), status) })),
    sites: [
      ...(sites.primaryAccount ? [sites.primaryAccount.site] : []),
      ...sites.contactAccountMap.map(({ secondaryAccount }) => secondaryAccount.site),
    ],
  }
}
