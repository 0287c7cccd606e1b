import type { FastifyRequest } from 'fastify'
import { newPayloadId } from '#features/buying/procurement/cxml/payload-id.service.ts'
import type { Connection } from '#features/buying/procurement/connection/connection.store.ts'
import { writeOrderMessage, type TransferLine } from '#features/buying/procurement/cxml/order-message.rules.ts'
import { logMessage } from '#features/buying/procurement/message/message.store.ts'
import type { PunchOut } from '#features/buying/procurement/visit/punch-out.store.ts'
import { writeCxmlFields, writeOciFields, type FormField } from '#features/buying/procurement/visit/transfer-form.rules.ts'
import type { VisitCart } from '#features/buying/procurement/visit/visit-cart.service.ts'
import type { Shopper } from '#features/buying/cart/public.server.ts'
import { Problem } from '#platform/http/errors.ts'

/** The form that the browser posts to the buyer's system. */
export type TransferForm = { readonly action: string; readonly target: string; readonly fields: readonly FormField[] }

const requireLines = ({ lines }: VisitCart, auxiliary: string): TransferLine[] => {
  if (lines.length === 0) throw new Problem(409, 'cart_empty', 'The cart is empty.')
  return lines.map(({ unitPrice, total, isSold, ...line }) => {
    if (!isSold || !unitPrice || !total)
      throw new Problem(
        409,
        isSold ? 'no_price' : 'not_sold',
        'Some parts cannot be transferred. Please take them out of the cart.',
        {
          extra: { sku: line.sku },
        },
      )
    return { ...line, unitPrice, total, auxiliary }
  })
}

type Transfer = {
  readonly connection: Connection
  readonly visit: PunchOut
  readonly shopper: Shopper
  /** Undefined where the visit is left without anything. */
  readonly cart: VisitCart | undefined
}

/** The message back; the cookie of the buyer's system as it came. */
export const writeTransfer = (
  { server, host }: Pick<FastifyRequest, 'server' | 'host'>,
  { visit, shopper, cart }: Omit<Transfer, 'connection'>,
): TransferForm & { readonly document: string; readonly payloadId: string } => {
  const now = server.services.clock.now()
  const lines = cart ? requireLines(cart, visit.id) : []
  const { returnUrl: action, buyerCookie, operation, parties, language, items } = visit
  const payloadId = newPayloadId(now, host.split(':')[0] ?? host)
  if (visit.protocol === 'oci') {
    const fields = writeOciFields(lines)
    const document = fields.map(({ name, value }) => `${name}=${value}`).join('\n')
    return { action, target: items.target ?? '_top', fields, document, payloadId }
  }
  const total = cart?.total ?? { minor: 0n, currency: shopper.account.currency }
  const document = writeOrderMessage(
    { payloadId, at: now, language },
    { buyerCookie, operation, parties, total, lines, language, isLeft: cart === undefined },
  )
  return { action, target: '_self', fields: writeCxmlFields(document), document, payloadId }
}

/** Writes down what went, and answers the form. */
export const transferCart = async (request: FastifyRequest, transfer: Transfer): Promise<TransferForm> => {
  const { connection, visit, cart } = transfer
  const { document, payloadId, ...form } = writeTransfer(request, transfer)
  await logMessage(request.tx, {
    ...{ connectionId: connection.id, direction: 'out', payloadId, document, answer: '', status: 200, tookMs: 0 },
    kind: visit.protocol === 'oci' ? 'OCI transfer' : 'PunchOutOrderMessage',
    detail: cart?.lines.map(({ sku }) => sku).join(', ') ?? '',
    at: request.server.services.clock.now(),
  })
  return form
}
