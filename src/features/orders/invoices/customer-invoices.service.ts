import { MOST_CUSTOMER_ITEMS, type CustomerSection } from '#foundation/accounts/public.server.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { countCustomerInvoices, listCustomerInvoices } from '#features/orders/invoices/customer-invoices.store.ts'
import { dayOf, decideInvoiceState, INVOICE_TONES } from '#features/orders/invoices/invoice.rules.ts'
import { toMoneyJson } from '#kernel/money.ts'

/** Overdue invoices come first. */
export const invoiceSection: CustomerSection = {
  name: 'invoices',
  namespace: 'invoices',
  title: 'caption',
  empty: 'customer.none',
  day: 'due',
  order: 60,
  right: 'orders',
  read: async ({ tx, services, accountKeys, say }) => {
    const today = dayOf(services.clock.now())
    const found = await listCustomerInvoices(tx, accountKeys, MOST_CUSTOMER_ITEMS)
    const { total, open, overdue } = await countCustomerInvoices(tx, accountKeys, today)
    return {
      count: total,
      summary:
        open > 0 ? say(overdue > 0 ? 'customer.overdue' : 'customer.open', { count: overdue > 0 ? overdue : open }) : undefined,
      items: found.map((invoice) => {
        const state = decideInvoiceState(invoice, today)
        const { number, account, currency, totalMinor, paidMinor, dueOn } = invoice
        return {
          label: number,
          target: { kind: 'invoices', find: number },
          detail: shortenSoldTo(account.split('~')[1] ?? ''),
          note: say(`state.${state}`),
          tone: INVOICE_TONES[state],
          amount: toMoneyJson({ minor: state === 'Paid' ? totalMinor : totalMinor - paidMinor, currency }),
          at: new Date(`${dueOn}T00:00:00Z`),
        }
      }),
      target: { kind: 'invoices', field: 'account', values: accountKeys },
    }
  },
}
