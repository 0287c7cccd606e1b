import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Shopper } from '#features/buying/cart/public.server.ts'
import { findConnection, type Connection } from '#features/buying/procurement/connection/connection.store.ts'
import { requireBuyerOf } from '#features/buying/procurement/visit/open-visit.service.ts'
import { findPunchOut, markTransferred, type PunchOut } from '#features/buying/procurement/visit/punch-out.store.ts'
import { startVisit } from '#features/buying/procurement/visit/start-visit.service.ts'
import { transferCart } from '#features/buying/procurement/visit/transfer.service.ts'
import { readVisitCart } from '#features/buying/procurement/visit/visit-cart.service.ts'
import * as api from '#features/buying/procurement/visit/visit.api.ts'
import { sendEndPage, sendShopPage } from '#features/buying/procurement/visit/visit-page.service.ts'
import {
  describeParts,
  findParts,
  readVisitCategory,
  readVisitPart,
} from '#features/buying/procurement/visit/visit-catalogue.service.ts'
import { PUNCH_OUT_PATH, readPunchOut, setPunchOutCookie, TOKEN_PARAMETER } from '#foundation/identity/public.server.ts'
import { languageOf } from '#foundation/locale/public.ts'
import { toMoneyJson } from '#kernel/money.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

const MOST_FOUND = 24

type Open = { readonly visit: PunchOut; readonly connection: Connection }

/** The visit of this session, while its connection is in use and buys as the person whose session it is. */
const requireVisit = async (request: FastifyRequest): Promise<Open> => {
  const visit = await findPunchOut(request.tx, userOf(request).punchOutId ?? notFound('visit'))
  const connection = visit && (await findConnection(request.tx, visit.connectionId))
  return visit && connection?.isActive && connection.personId === visit.personId ? { visit, connection } : notFound('visit')
}

/** Parts that are bought have a price, whether or not the site shows any; words are those of whoever shops, not of the connection's person. */
const requireVisitor = async (request: FastifyRequest, { visit, connection }: Open): Promise<Shopper> => {
  const shopper = await requireBuyerOf(request, connection, visit.id)
  return { ...shopper, hidesPrices: false, locale: { ...shopper.locale, language: languageOf(visit.language) } }
}

/** Visits that procurement systems open: their pages and the calls of those. */
export const visitRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, api.startPunchOut, async (request, reply) => {
    reply.header('referrer-policy', 'no-referrer')
    const started = await startVisit(request, request.params.token)
    if (!started) return sendEndPage(request, reply, 'used')
    const { visit, token } = started
    setPunchOutCookie(request, reply, visit.id, token)
    // With the token until the cookie has been seen to come back.
    return reply.redirect(`${PUNCH_OUT_PATH}/${visit.id}?${TOKEN_PARAMETER}=${token}`, 303)
  })

  addEndpoint(app, api.openVisitPage, async (request, reply): Promise<FastifyReply> => {
    reply.header('referrer-policy', 'no-referrer')
    if (!request.scope.user) return sendEndPage(request, reply, 'over')
    const { visit, connection } = await requireVisit(request)
    const read = readPunchOut(request)
    const isCarried = read?.isOfCookie === true
    if (isCarried && request.url.includes('?')) return reply.redirect(`${PUNCH_OUT_PATH}/${visit.id}`, 303)
    return sendShopPage(request, reply, { visit, connection, token: isCarried ? undefined : read?.token })
  })

  addEndpoint(app, api.readVisit, async (request) => {
    const { visit, connection } = await requireVisit(request)
    const shopper = await requireVisitor(request, { visit, connection })
    const { lines, total } = await readVisitCart(request, shopper, connection)
    const { number, name, city, currency } = shopper.account
    return {
      ...{ id: visit.id, name: connection.name, operation: visit.operation, isTransferred: visit.transferredAt !== null },
      ...{ account: { number, name, city }, currency, total: total ? toMoneyJson(total) : null },
      ...{ selected: visit.items.selected ?? null, missing: [...visit.items.missing] },
      lines: lines.map(({ id, sku, name: partName, image, customerNumber, unspsc, unit, quantity, isSold, stock, ...line }) => ({
        ...{ id, sku, name: partName, image: image ?? null, customerNumber: customerNumber ?? null, unspsc, unit, quantity },
        ...{ isSold, stock: stock.state, leadDays: line.leadDays ?? null },
        unitPrice: line.unitPrice ? toMoneyJson(line.unitPrice) : null,
        total: line.total ? toMoneyJson(line.total) : null,
      })),
    }
  })

  addEndpoint(app, api.findVisitParts, async (request) => {
    const { visit, connection } = await requireVisit(request)
    const { find } = request.query
    const shopper = await requireVisitor(request, { visit, connection })
    return { parts: await describeParts(request, shopper, await findParts(request, shopper, find, MOST_FOUND)) }
  })

  addEndpoint(app, api.browseVisit, async (request) => {
    const { path, page } = request.query
    return readVisitCategory(request, await requireVisitor(request, await requireVisit(request)), path, page)
  })

  addEndpoint(app, api.readVisitPart, async (request) =>
    readVisitPart(request, await requireVisitor(request, await requireVisit(request)), request.params.sku),
  )

  addEndpoint(app, api.transferVisit, async (request) => {
    const { visit, connection } = await requireVisit(request)
    const { isLeft } = request.body
    if (!isLeft && visit.operation === 'inspect') throw new Problem(409, 'inspect_only', 'This cart was opened to be looked at.')
    const shopper = await requireVisitor(request, { visit, connection })
    const cart = isLeft ? undefined : await readVisitCart(request, shopper, connection, true)
    const { action, target, fields } = await transferCart(request, { connection, visit, shopper, cart })
    if (!isLeft) await markTransferred(request.tx, visit.id, clock.now())
    return { action, target, fields: [...fields] }
  })
}
