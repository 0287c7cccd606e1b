import { drawConfirmation } from '#features/orders/order-confirmation/draw-confirmation.service.ts'
import { confirmationId, confirmationName, numberInId } from '#features/orders/order-confirmation/confirmation.rules.ts'
import { requireAccountOrder, type Order } from '#features/orders/orders/public.server.ts'
import type { AgentDocumentSource } from '#foundation/agents/public.server.ts'
import { requirePerson } from '#foundation/identity/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { createSemaphore } from '#platform/limits/semaphore.ts'
import type { Services } from '#platform/services.ts'

/** Each one that waits has a connection to the database. */
const pass = createSemaphore({ places: 1, waiting: 3 })

/** For somebody who waits for it: a few at once, the others are refused. */
export const drawForReader = (services: Services, tenant: TenantKey, order: Order, language: Language): Promise<Buffer> =>
  pass(() => drawConfirmation(services, tenant, order, language))

/** By the id that `get_order` answers among the documents of an order. */
export const readConfirmationDocument: AgentDocumentSource = async ({ request }, id) => {
  const number = numberInId(id)
  if (number === undefined) return undefined
  const { order } = await requireAccountOrder(request, number)
  const { language } = readerLocale(await requirePerson(request))
  const paper = await drawForReader(request.server.services, request.scope.tenant, order, language)
  return {
    id: confirmationId(order.number),
    name: confirmationName(order.number),
    contentType: 'application/pdf',
    size: paper.length,
    read: () => Promise.resolve(paper),
  }
}
