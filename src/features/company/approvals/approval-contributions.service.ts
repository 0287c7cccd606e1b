import type { ApprovalNeed } from '#features/company/purchase-policy/public.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'
import type { Services } from '#platform/services.ts'

/** As much of a request as placing needs: it is the approver's, the order the requester's. */
export type PlacingContext = {
  readonly tx: Tx
  readonly server: { readonly services: Services }
  readonly scope: { readonly tenant: TenantKey }
}

/** A purchase that was submitted, in the words of whoever places it. */
export type WaitingPurchase = {
  readonly cartId: string
  readonly requesterId: string
  readonly accountKey: string
  readonly costCentre: string | null
  readonly needs: readonly ApprovalNeed[]
  /** The placing feature's note of the purchase when it was submitted. */
  readonly purchase: Readonly<Record<string, unknown>>
}

/** Where it goes, and when it is wanted. */
export type PurchaseDelivery = { readonly shipTo: string; readonly requestedOn: string | null; readonly attention: string }

/** Written together with what else follows from the order: locks that other orders wait for are held no longer for it. */
export type FollowOrder = (orderNumber: string) => Promise<unknown>

export type WaitingPurchases = {
  /** Undefined once its cart is gone. */
  readonly describe: (tx: Tx, cartId: string) => Promise<PurchaseDelivery | undefined>
  /** The number of the order; throws a `Problem` where prices, stock, budget or rights are not what they were. */
  readonly place: (context: PlacingContext, purchase: WaitingPurchase, follow: FollowOrder) => Promise<string>
  /** Its lines are in the requester's cart again. */
  readonly giveBack: (tx: Tx, purchase: Pick<WaitingPurchase, 'cartId' | 'requesterId'>, now: Date) => Promise<void>
}

declare module '#platform/feature.ts' {
  interface Feature {
    /** Places what was approved, and gives back what was not; the checkout alone. */
    readonly waitingPurchases?: WaitingPurchases
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly waitingPurchases: WaitingPurchases
  }
}

const refuse = (): never => {
  throw new Error('no feature places what was approved')
}

export const findWaitingPurchases = (features: readonly Feature[]): WaitingPurchases =>
  features.find(({ waitingPurchases }) => waitingPurchases)?.waitingPurchases ?? {
    describe: async () => undefined,
    place: refuse,
    giveBack: refuse,
  }
