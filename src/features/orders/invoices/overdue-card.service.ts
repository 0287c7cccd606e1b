import { listPersonAccountKeys } from '#foundation/accounts/public.server.ts'
import type { HomeCard } from '#features/accounts/home/public.server.ts'
import { listInvoices } from '#features/orders/invoices/invoice-list.store.ts'
import { countDaysLate, dayOf } from '#features/orders/invoices/invoice.rules.ts'

const SHOWN = 5
/** Of so many accounts the invoices are looked through. */
const MOST_ACCOUNTS = 10
const PATH = '/secure/invoices'

/** Overdue invoices of all accounts that the person orders for. */
export const overdueCard: HomeCard = {
  name: 'invoices-overdue',
  namespace: 'invoices',
  title: 'home.overdue',
  order: 30,
  firstFor: ['accounting'],
  path: `${PATH}?state=Overdue`,
  isHiddenEmpty: true,
  empty: { text: 'home.none', action: 'home.all', path: PATH },
  read: async ({ tx, user, services, say }) => {
    const today = dayOf(services.clock.now())
    const found = []
    for (const account of (await listPersonAccountKeys(tx, user.id)).slice(0, MOST_ACCOUNTS)) {
      const page = { sort: 'dueOn', page: 1, size: SHOWN } as const
      found.push(...(await listInvoices(tx, account, { state: 'Overdue' }, page, today)).rows)
    }
    return found
      .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
      .slice(0, SHOWN)
      .map(({ number, dueOn }) => ({
        label: say('home.invoice', { number }),
        href: `${PATH}?find=${encodeURIComponent(number)}`,
        note: say('home.late', { count: countDaysLate(dueOn, today) }),
        tone: 'bad' as const,
        at: new Date(`${dueOn}T00:00:00Z`),
      }))
  },
}
