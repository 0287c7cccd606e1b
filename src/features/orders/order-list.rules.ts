import type { OrderState } from '#features/orders/order.rules.ts'
import type { ListSpec } from '#kernel/list-query.ts'

export const ORDER_LIST = {
  sortable: ['number', 'placed', 'state', 'promised', 'total'],
  sort: '-placed',
  sizes: [25, 50, 100],
} as const satisfies ListSpec

/** What people look for first. */
export const ORDER_GLANCES = ['open', 'late', 'backordered'] as const
export type OrderGlance = (typeof ORDER_GLANCES)[number]

type Period = { readonly from?: Date | undefined; readonly to?: Date | undefined }

/** Which orders of an account are meant; list, address and exports read it with the same schema. */
export type OrderFilter = {
  readonly q?: string | undefined
  readonly po?: string | undefined
  readonly sku?: string | undefined
  readonly site?: string | undefined
  readonly state?: readonly OrderState[] | undefined
  readonly glance?: OrderGlance | undefined
  readonly placed?: Period | undefined
  readonly changed?: Period | undefined
}
