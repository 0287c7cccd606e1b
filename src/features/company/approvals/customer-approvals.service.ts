import { MOST_CUSTOMER_ITEMS, type CustomerSection } from '#foundation/accounts/public.server.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { listWaitingOfCompany } from '#features/company/approvals/customer-approvals.store.ts'

/** Orders that the customer's own approvers hold up; staff have no screen of them. */
export const approvalSection: CustomerSection = {
  name: 'approvals',
  namespace: 'approvals',
  title: 'customer.title',
  empty: 'customer.none',
  day: 'column.when',
  order: 50,
  right: 'orders',
  read: async ({ tx, companyId, say }) => {
    const waiting = await listWaitingOfCompany(tx, companyId, MOST_CUSTOMER_ITEMS)
    return {
      count: waiting[0]?.total ?? 0,
      items: waiting.map(({ requester, accountKey, state, submitted, currency, totalMinor }) => ({
        label: requester ?? '–',
        detail: shortenSoldTo(accountKey.split('~')[1] ?? ''),
        note: say(`state.${state}`),
        tone: state === 'Escalated' ? ('warn' as const) : ('info' as const),
        amount: { minor: totalMinor, currency },
        at: submitted,
      })),
    }
  },
}
