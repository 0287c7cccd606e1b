import type { NewInvoice } from '#features/orders/invoices/invoice.rules.ts'
import { hasCompanyListeners, publishCompanyEvent } from '#foundation/outbox/public.server.ts'
import { toDecimal } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

export const INVOICE_CREATED = 'invoice.created'

type EventServices = Pick<Services, 'jobs' | 'config' | 'clock' | 'secrets'>

/** Customers' own systems hear of it; the document itself they fetch. */
export const tellInvoice = (
  services: EventServices,
  tx: Tx,
  { number, account, orderNumber, poNumber, issuedOn, dueOn, currency, totalMinor }: NewInvoice,
): Promise<void> =>
  publishCompanyEvent(services, tx, {
    ...{ name: INVOICE_CREATED, id: number, about: { accountKey: account } },
    data: {
      ...{ invoiceNumber: number, account, orderNumber, poNumber, issuedOn, dueOn, currency },
      total: toDecimal({ minor: totalMinor, currency }),
    },
  })

const NEWS_MS = 7 * 86_400_000

/** An invoice from long ago is history that is brought, and nobody waits for its events. */
export const tellInvoices = async (services: EventServices, tx: Tx, invoices: readonly NewInvoice[]): Promise<void> => {
  const since = services.clock.now().getTime() - NEWS_MS
  const news = invoices.filter(({ issuedOn }) => Date.parse(issuedOn) > since)
  if (news.length === 0 || !(await hasCompanyListeners(tx, INVOICE_CREATED))) return
  for (const invoice of news) await tellInvoice(services, tx, invoice)
}
