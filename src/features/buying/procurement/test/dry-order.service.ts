import type { FastifyRequest } from 'fastify'
import type { ShopContext, Shopper } from '#features/buying/cart/public.server.ts'
import { explainPurchase } from '#features/buying/checkout/public.server.ts'
import type { Connection } from '#features/buying/procurement/connection/connection.store.ts'
import { readDocument } from '#features/buying/procurement/cxml/cxml-reader.worker.ts'
import { writeResponse, writeStatus, type Envelope } from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import { readOrderRequest } from '#features/buying/procurement/order/order-request.service.ts'
import { checkRequest } from '#features/buying/procurement/order/place-request.service.ts'
import { writeTestOrder, type TestLine } from '#features/buying/procurement/test/buyer-request.rules.ts'
import type { StepResult } from '#features/buying/procurement/test/test-steps.service.ts'
import type { Money } from '#kernel/money.ts'

type DryOrder = {
  readonly connection: Connection
  readonly shopper: Shopper
  readonly envelope: Envelope
  readonly lines: readonly TestLine[]
  readonly total: Money
}

/** An order of these lines, read and judged as a real one and then let go: no number is taken and nothing is placed. */
export const tryOrder = async (
  request: FastifyRequest,
  context: ShopContext,
  { connection, shopper, envelope, lines, total }: DryOrder,
): Promise<StepResult> => {
  const sent = writeTestOrder(envelope, connection, { orderId: 'TEST', total, lines })
  const content = readOrderRequest(readDocument(Buffer.from(sent)).content)
  const reason = await checkRequest(context, shopper, connection, content)
  const { needed, budget } = await explainPurchase(request, shopper, undefined, connection.costCentre ?? undefined)
  const detail =
    reason !== undefined
      ? 'The order would wait for our staff.'
      : budget?.isExceeded === true
        ? `The budget of ${budget.costCentre} is exceeded.`
        : needed
          ? 'The order would wait for the approval of your company.'
          : 'The order would be placed.'
  return { detail, sent, answer: writeResponse(envelope, writeStatus(200, 'OK', detail)) }
}
