import type { Connection } from '#features/buying/procurement/connection/connection.store.ts'
import { toOurUnit } from '#features/buying/procurement/connection/unit-map.rules.ts'
import { findChangeFault } from '#features/buying/procurement/order/change-check.rules.ts'
import type { OurPart } from '#features/buying/procurement/order/order-check.rules.ts'
import type { RequestedOrder } from '#features/buying/procurement/order/order-request.service.ts'
import { listPartCodes } from '#features/buying/procurement/visit/punch-out.store.ts'
import { kindOfUnit } from '#features/buying/quick-order/public.server.ts'
import type { Order } from '#features/orders/orders/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

type Change = { readonly before: RequestedOrder; readonly sent: RequestedOrder; readonly order: Order }

/** Why a change of an order is refused, in the units of the connection. */
export const checkChange = async (
  tx: Tx,
  { units }: Pick<Connection, 'units'>,
  { before, sent, order }: Change,
): Promise<string | undefined> => {
  const skus = order.lines.map(({ sku }) => sku)
  const codes = await listPartCodes(tx, skus)
  const { currency } = order
  const partOf = (sku: string): OurPart | undefined => {
    const line = order.lines.find((one) => one.sku === sku)
    if (!line) return undefined
    const unitPrice = { minor: line.unitMinor, currency }
    return { unitPrice, minimum: 1, step: 1, unit: codes.get(sku)?.unit ?? 'EA' }
  }
  const lines = sent.lines.map((line) => ({ ...line, unit: toOurUnit(units, line.unit) }))
  return findChangeFault({ before, sent: { ...sent, lines }, partOf, isPieces: (unit) => kindOfUnit(unit) === 'pieces' })
}
