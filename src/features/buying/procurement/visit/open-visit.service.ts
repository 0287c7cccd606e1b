import { randomUUID } from 'node:crypto'
import { requireShopperFor, type ShopContext, type Shopper } from '#features/buying/cart/public.server.ts'
import type { Connection } from '#features/buying/procurement/connection/connection.store.ts'
import { START_PATH } from '#features/buying/procurement/procurement-paths.rules.ts'
import {
  findByPayload,
  findDefaultAccount,
  insertPunchOut,
  START_TOKEN,
  type BuyerOf,
  type PunchOut,
} from '#features/buying/procurement/visit/punch-out.store.ts'
import { hashToken, makeToken } from '#foundation/identity/public.server.ts'
import { Problem } from '#platform/http/errors.ts'

/** The start address works for so long. */
const START_MS = 10 * 60_000

type NewVisit = Pick<
  PunchOut,
  'protocol' | 'operation' | 'payloadId' | 'returnUrl' | 'buyerCookie' | 'parties' | 'items' | 'language'
>

export type OpenedVisit = { readonly id: string; readonly token: string; readonly isNew: boolean }

/** Whoever the connection buys as, for its account or their usual one; looked at anew each time. */
export const requireBuyerOf = async (
  context: ShopContext,
  { personId, companyId, accountKey }: BuyerOf,
  punchOutId?: string,
): Promise<Shopper> => {
  const account = await findDefaultAccount(context.tx, { personId, companyId, accountKey })
  if (!account) throw new Problem(409, 'no_buyer', 'Nobody orders by this connection now. Please ask your administrator.')
  const shopper = await requireShopperFor(context, { personId, ...account })
  return punchOutId === undefined ? shopper : { ...shopper, punchOutId }
}

/** A visit with an address that works once; the same message again means the same visit. */
export const openVisit = async (context: ShopContext, connection: Connection, visit: NewVisit): Promise<OpenedVisit> => {
  const { tx, server, scope } = context
  const { secrets, clock } = server.services
  const place = { tenant: scope.tenant, purpose: START_TOKEN.purpose }
  await requireBuyerOf(context, connection)
  const [id, token, now] = [randomUUID(), makeToken(), clock.now()]
  const isNew = await insertPunchOut(tx, {
    ...visit,
    ...{ id, connectionId: connection.id, personId: connection.personId, createdAt: now },
    ...{ startHash: hashToken(token), startToken: secrets.seal(token, place), startUntil: new Date(now.getTime() + START_MS) },
  })
  if (isNew) return { id, token, isNew }
  const before = await findByPayload(tx, connection.id, visit.payloadId)
  if (!before) throw new Error('a visit is gone while it is opened')
  return { id: before.id, token: secrets.readText(before.startToken, place), isNew }
}

export const startAddress = ({ server, scope }: ShopContext, token: string): string =>
  `${server.services.originOf(scope.tenant)}${START_PATH}/${token}`
