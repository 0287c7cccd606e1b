import type { Order } from '#features/orders/order-model.rules.ts'
import type { OrderDocument } from '#features/orders/order.schema.ts'
import type { OrderState } from '#features/orders/order.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type OrderDocumentSource = (tx: Tx, order: Order, language: Language) => Promise<readonly OrderDocument[]>
export type OrderListener = (tx: Tx, order: Order, state: OrderState) => Promise<void>

declare module '#platform/feature.ts' {
  interface Feature {
    /** Documents that it keeps of an order, such as invoices; asked for people who may see the order. */
    readonly orderDocuments?: OrderDocumentSource
    /** Told in the transaction in which an order gets to another state, such as to give its reservations back. */
    readonly onOrderState?: OrderListener
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly orderParts: {
      readonly documents: readonly OrderDocumentSource[]
      readonly listeners: readonly OrderListener[]
    }
  }
}
