import type { Order } from '#features/orders/orders/order-model.rules.ts'
import type { OrderDocument, RelatedItem } from '#features/orders/orders/order.schema.ts'
import type { OrderState } from '#features/orders/orders/order.rules.ts'
import type { Language, Locale } from '#kernel/locale.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

export type OrderDocumentSource = (tx: Tx, order: Order, language: Language) => Promise<readonly OrderDocument[]>
/** Asked for people who may see the order; what of it is theirs, the feature decides. */
export type RelatedRequest = {
  readonly tx: Tx
  readonly services: Services
  readonly user: ScopeUser
  readonly order: Pick<Order, 'number' | 'accountKey'>
  readonly language: Language
}
export type RelatedSource = (query: RelatedRequest) => Promise<readonly RelatedItem[]>
/** Who let an order be placed, and what it was bought for. */
export type OrderApproval = {
  readonly costCentre: string | null
  /** Null: nobody had to approve it, or the reader may not know of it. */
  readonly approval: { readonly by: string; readonly at: Date; readonly because: string; readonly href: string } | null
}
export type ApprovalRequest = {
  readonly tx: Tx
  readonly services: Pick<Services, 'dictionaries'>
  readonly personId: string
  readonly numbers: readonly string[]
  readonly language: Language
}
/** By the numbers of orders; all of a batch at once. */
export type ApprovalSource = (query: ApprovalRequest) => Promise<ReadonlyMap<string, OrderApproval>>
/** An order that a person just placed. */
export type PlacedOrder = {
  readonly orderNumber: string
  readonly cartId: string
  readonly quoteNumber: string | null
  readonly at: Date
}
/** Services that listeners may use beside the transaction, such as the queue of jobs. */
export type ListenerServices = Pick<Services, 'jobs' | 'config' | 'clock' | 'secrets'>
export type PlacedListener = (
  tx: Tx,
  user: Pick<ScopeUser, 'id' | 'actorId'>,
  placed: PlacedOrder,
  services: ListenerServices,
) => Promise<void>
export type ChangedLine = {
  readonly position: number
  readonly sku: string
  readonly before: number
  readonly quantity: number
}
/** An order of which somebody requests more pieces. */
export type OrderIncrease = {
  readonly tx: Tx
  readonly services: Pick<Services, 'dictionaries' | 'clock'>
  readonly order: Order
  /** Whoever requests it; their limits count. */
  readonly personId: string
  /** The net amount of all lines as they would be. */
  readonly netMinor: bigint
  /** The additional amount of the order, with tax. */
  readonly increaseMinor: bigint
  /** Of those who read what speaks against it. */
  readonly locale: Locale
}
export type OrderObjection = {
  readonly code: 'needs_approval' | 'budget_exceeded' | 'credit_exceeded' | 'cost_centre_ended'
  readonly message: string
  readonly because: readonly { readonly rule: string; readonly reason: string }[]
}
/** Reasons against it; undefined: it may be requested, and counts from now on until it is answered. */
export type IncreaseCheck = (increase: OrderIncrease) => Promise<OrderObjection | undefined>
export type OrderLineListener = (tx: Tx, order: Order, lines: readonly ChangedLine[]) => Promise<void>
export type OrderListener = (tx: Tx, order: Order, state: OrderState, services: ListenerServices) => Promise<void>

declare module '#platform/feature.ts' {
  interface Feature {
    /** Documents that it keeps of an order, such as invoices; asked for people who may see the order. */
    readonly orderDocuments?: OrderDocumentSource
    /** Related items of the person about an order, such as cases. */
    readonly orderRelated?: RelatedSource
    /** Approvals and cost centres of orders, as far as the person may know of them. */
    readonly orderApprovals?: ApprovalSource
    /** Whether an order may grow without anybody’s approval, by the rules of the buyer’s company. */
    readonly orderIncreases?: IncreaseCheck
    /** Told in the transaction in which an order gets to another state, such as to give its reservations back. */
    readonly onOrderState?: OrderListener
    /** Told in the transaction in which an order is placed; what it throws takes the order back. */
    readonly onOrderPlaced?: PlacedListener
    /** Told in the transaction in which quantities of an order's lines change, such as to release what is not needed any more. */
    readonly onOrderLines?: OrderLineListener
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly orderParts: {
      readonly documents: readonly OrderDocumentSource[]
      readonly related: readonly RelatedSource[]
      readonly approvals: ApprovalSource
      readonly listeners: readonly OrderListener[]
      readonly placed: readonly PlacedListener[]
      readonly lineListeners: readonly OrderLineListener[]
      readonly checkIncrease: IncreaseCheck
    }
  }
}
