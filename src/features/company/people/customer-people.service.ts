import { MOST_CUSTOMER_ITEMS, type CustomerSection } from '#foundation/accounts/public.server.ts'
import { listCustomerPeople } from '#features/company/people/customer-people.store.ts'

const TONES = { Invited: 'info', Disabled: 'bad' } as const

/** Those who look after the company first. */
export const peopleSection: CustomerSection = {
  name: 'people',
  namespace: 'people',
  title: 'people',
  empty: 'customer.none',
  day: 'customer.seen',
  order: 20,
  read: async ({ tx, companyId, companyNumber, say }) => {
    const people = await listCustomerPeople(tx, companyId, MOST_CUSTOMER_ITEMS)
    return {
      count: people[0]?.total ?? 0,
      items: people.map(({ email, name, role, state, seen }) => ({
        label: name || email,
        target: { kind: 'people', find: email },
        detail: role === null ? undefined : say(`role.${role}`),
        ...(state !== 'Active' && { note: say(`state.${state}`), tone: TONES[state] }),
        ...(seen && { at: seen }),
      })),
      target: { kind: 'people', field: 'company', values: [companyNumber] },
    }
  },
}
