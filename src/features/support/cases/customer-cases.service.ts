import { MOST_CUSTOMER_ITEMS, type CustomerSection } from '#foundation/accounts/public.server.ts'
import { TONES } from '#features/support/cases/case-card.service.ts'
import { casePath, CASES_PATH } from '#features/support/cases/case.rules.ts'
import { listCustomerCases } from '#features/support/cases/customer-cases.store.ts'

/** Open ones first. */
export const caseSection: CustomerSection = {
  name: 'cases',
  namespace: 'cases',
  title: 'title',
  empty: 'customer.none',
  day: 'column.updated',
  order: 70,
  right: 'cases',
  read: async ({ tx, companyNumber, say }) => {
    const cases = await listCustomerCases(tx, companyNumber, MOST_CUSTOMER_ITEMS)
    const open = cases[0]?.open ?? 0
    return {
      count: cases[0]?.total ?? 0,
      summary: open > 0 ? say('customer.open', { count: open }) : undefined,
      items: cases.map(({ id, subject, status, updated, customer }) => ({
        label: subject,
        target: casePath(id),
        detail: customer ?? undefined,
        // ‘You’ is the customer.
        ...(status === 'Waiting for you'
          ? { note: say('customer.waiting'), tone: 'idle' as const }
          : { note: say(`status.${status}`), tone: TONES[status] }),
        at: updated,
      })),
      target: `${CASES_PATH}?company=${encodeURIComponent(companyNumber)}`,
    }
  },
}
