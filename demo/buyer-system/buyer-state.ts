import type { SeenMessage } from '#demo/buyer-system/buyer-client.ts'
import { describeDocument, type BoughtItem } from '#demo/buyer-system/buyer-messages.ts'
import type { ShownMessage, ShownOrder } from '#demo/buyer-system/buyer-pages.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

const MOST_SEEN = 40
const MOST_ORDERS = 20

type StoredOrder = ShownOrder & {
  readonly tenant: TenantKey
  readonly payloadId: string
  readonly items: readonly BoughtItem[]
}
export type ReceivedDocument = { readonly at: string; readonly kind: string; readonly words: string }

/** In memory: the demo's buyer begins anew with every start. */
export const createBuyerState = (now: () => Date) => {
  const messages: ShownMessage[] = []
  const documents: ReceivedDocument[] = []
  const orders: StoredOrder[] = []
  const carts = new Map<TenantKey, readonly BoughtItem[]>()
  const see = (message: SeenMessage): void => {
    messages.unshift({ at: now(), ...message })
    messages.splice(MOST_SEEN)
  }
  return {
    ...{ messages, documents, orders, see },
    cartOf: (tenant: TenantKey): readonly BoughtItem[] => carts.get(tenant) ?? [],
    /** The lines that came back from a catalogue; the cart before is left as it is. */
    takeCart: (tenant: TenantKey, items: readonly BoughtItem[]): void => {
      if (items.length > 0) carts.set(tenant, items)
    },
    findOrder: (tenant: TenantKey, orderId: unknown): StoredOrder | undefined =>
      orders.find((order) => order.tenant === tenant && order.orderId === orderId),
    takeOrder: (order: StoredOrder): void => {
      const at = orders.findIndex(({ orderId }) => orderId === order.orderId)
      if (at >= 0) orders.splice(at, 1)
      orders.unshift(order)
      orders.splice(MOST_ORDERS)
    },
    takeDocument: (document: string): void => {
      const { kind, words } = describeDocument(document)
      see({ direction: 'received', kind, status: words, text: document })
      documents.unshift({ at: now().toISOString(), kind, words })
      documents.splice(MOST_SEEN)
    },
  }
}
