import { MOST_CUSTOMER_ITEMS, type CustomerSection } from '#foundation/accounts/public.server.ts'
import { listCustomerUnits } from '#features/support/equipment/customer-equipment.store.ts'
import { assessService } from '#features/support/equipment/equipment.rules.ts'

const NOTES = {
  overdue: { note: 'customer.overdue', tone: 'bad' },
  due: { note: 'customer.due', tone: 'warn' },
} as const

/** Units that need a service come first. */
export const equipmentSection: CustomerSection = {
  name: 'equipment',
  namespace: 'equipment',
  title: 'title',
  empty: 'customer.none',
  day: 'nextService',
  order: 80,
  read: async ({ tx, services, companyId, accountKeys, language, say }) => {
    const today = services.clock.now().toISOString().slice(0, 10)
    const units = await listCustomerUnits(tx, { companyId, language, today, limit: MOST_CUSTOMER_ITEMS })
    const overdue = units[0]?.overdue ?? 0
    return {
      count: units[0]?.total ?? 0,
      summary: overdue > 0 ? say('customer.late', { count: overdue }) : undefined,
      items: units.map(({ serialNumber, product, nextServiceOn }) => {
        const service = assessService(nextServiceOn, today)
        const noted = service === 'overdue' || service === 'due' ? NOTES[service] : undefined
        return {
          label: serialNumber,
          target: { kind: 'equipment', find: serialNumber },
          detail: product,
          ...(noted && { note: say(noted.note), tone: noted.tone }),
          ...(nextServiceOn !== null && { at: new Date(`${nextServiceOn}T00:00:00Z`) }),
        }
      }),
      target: { kind: 'equipment', field: 'account', values: accountKeys },
    }
  },
}
