import { MOST_CUSTOMER_ITEMS, type CustomerSection } from '#foundation/accounts/public.server.ts'
import { PROCUREMENT_OFFICE_PATH, showState } from '#features/buying/procurement/connection/connection.rules.ts'
import { listOfCompany } from '#features/buying/procurement/connection/connection.store.ts'

const TONES = { works: 'ok', unused: 'idle', failed: 'bad', off: 'idle' } as const

/** The customer's procurement systems. */
export const connectionSection: CustomerSection = {
  name: 'procurement',
  namespace: 'procurement',
  title: 'customer.title',
  empty: 'customer.none',
  day: 'lastUsed',
  order: 90,
  read: async ({ tx, companyId, say }) => {
    const connections = await listOfCompany(tx, companyId)
    return {
      count: connections.length,
      items: connections.slice(0, MOST_CUSTOMER_ITEMS).map(({ name, identity, isActive, lastStatus, lastUsedAt }) => {
        const state = showState(isActive, lastStatus)
        return {
          label: name,
          target: PROCUREMENT_OFFICE_PATH,
          detail: identity,
          note: say(`state.${state}`),
          tone: TONES[state],
          ...(lastUsedAt && { at: lastUsedAt }),
        }
      }),
      target: PROCUREMENT_OFFICE_PATH,
    }
  },
}
