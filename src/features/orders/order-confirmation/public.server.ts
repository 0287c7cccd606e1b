import { drawConfirmation } from '#features/orders/order-confirmation/draw-confirmation.service.ts'
import {
  CONFIRMATION,
  confirmationHref,
  confirmationId,
  confirmationName,
} from '#features/orders/order-confirmation/confirmation.rules.ts'
import { confirmationRoutes } from '#features/orders/order-confirmation/confirmation.routes.ts'
import { readConfirmationDocument } from '#features/orders/order-confirmation/person-confirmation.service.ts'
import { findOrder } from '#features/orders/orders/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import type { Feature } from '#platform/feature.ts'
import type { MailAttachment } from '#platform/mail/mail.ts'

export { drawInThread } from '#features/orders/order-confirmation/confirmation-thread.service.ts'

/** For the mail that says that an order arrived; it is drawn when the mail leaves, so that ordering does not wait for it. */
export const attachConfirmation = (orderNumber: string, language: Language): MailAttachment => ({
  kind: CONFIRMATION,
  ref: orderNumber,
  language,
  name: confirmationName(orderNumber),
})

export const orderConfirmation: Feature = {
  name: 'order-confirmation',
  routes: confirmationRoutes,
  agentDocuments: readConfirmationDocument,
  orderDocuments: async (_tx, { number }, language) => [
    {
      id: confirmationId(number),
      name: confirmationName(number),
      type: 'Order confirmation',
      url: confirmationHref(number, language),
    },
  ],
  mailAttachments: {
    [CONFIRMATION]: async ({ tx, services, tenant, attachment }) => {
      const order = await findOrder(tx, attachment.ref)
      return order && drawConfirmation(services, tenant, order, attachment.language)
    },
  },
}
