import type { FastifyRequest } from 'fastify'
import { addLines } from '#features/buying/cart/public.server.ts'
import { findConnection, markUsed, type Connection } from '#features/buying/procurement/connection/connection.store.ts'
import { requireBuyerOf } from '#features/buying/procurement/visit/open-visit.service.ts'
import { findDefaultAccount, saveItems, takeStart, type PunchOut } from '#features/buying/procurement/visit/punch-out.store.ts'
import { hashToken, openSession } from '#foundation/identity/public.server.ts'
import { Problem } from '#platform/http/errors.ts'

/** However long somebody fills a cart. */
const VISIT_SECONDS = 4 * 3600

/** The parts that the buyer's system named; what is not sold is told on the page. */
const fillCart = async (request: FastifyRequest, connection: Connection, { id, items }: PunchOut): Promise<void> => {
  const { requested } = items
  if (requested.length === 0) return
  const shopper = await requireBuyerOf(request, connection, id)
  try {
    const { failed } = await addLines(request, shopper, requested)
    await saveItems(request.tx, id, { ...items, missing: failed.map(({ sku }) => sku) })
  } catch (error) {
    // None of them is sold.
    if (!(error instanceof Problem) || error.status !== 422) throw error
    await saveItems(request.tx, id, { ...items, missing: requested.map(({ sku }) => sku) })
  }
}

export type StartedVisit = { readonly visit: PunchOut; readonly token: string }

/** Opens the session of a visit, once; it is the session of whoever the connection buys as, for this shop alone [T-110]. */
export const startVisit = async (request: FastifyRequest, start: string): Promise<StartedVisit | undefined> => {
  const { tx, server } = request
  const now = server.services.clock.now()
  const visit = await takeStart(tx, hashToken(start), now)
  const connection = visit && (await findConnection(tx, visit.connectionId))
  if (!visit || !connection?.isActive || connection.personId !== visit.personId) return undefined
  // The right to buy is checked with every call of the visit.
  if (!(await findDefaultAccount(tx, connection))) return undefined
  const { token } = await openSession(tx, {
    ...{ personId: visit.personId, now, punchOutId: visit.id, device: connection.name },
    limits: { ttlSeconds: VISIT_SECONDS, absoluteSeconds: VISIT_SECONDS },
  })
  await fillCart(request, connection, visit)
  await markUsed(tx, connection, now)
  return { visit, token }
}
