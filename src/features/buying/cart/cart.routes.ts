import type { FastifyReply } from 'fastify'
import { addToCart, changeCartLine, readCart, removeCartLine } from '#features/buying/cart/cart.api.ts'
import { describeLines } from '#features/buying/cart/cart-view.rules.ts'
import { addLines } from '#features/buying/cart/add-lines.service.ts'
import { changeLine } from '#features/buying/cart/change-line.service.ts'
import { removeLine } from '#features/buying/cart/cart.store.ts'
import { readCartOf } from '#features/buying/cart/read-cart.service.ts'
import { etagOf, requireLine, takeCart } from '#features/buying/cart/take-cart.service.ts'
import { requireShopper } from '#features/buying/cart/shopper.service.ts'
import { readLines, sumLines } from '#features/buying/cart/cart-lines.service.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

const sendVersion = (reply: FastifyReply, version: number): void => void reply.header('etag', etagOf(version))
const options = { preHandler: refuseForeignAppId }
/** A call that comes again with its key adds nothing twice [T-78]. */
const repeatable = { ...options, config: { idempotency: 'optional' } } as const

export const cartRoutes = (app: App): void => {
  addEndpoint(
    app,
    readCart,
    async (request, reply) => {
      const shopper = await requireShopper(request, request.query)
      const view = await readCartOf(request, shopper)
      sendVersion(reply, view.version)
      return view
    },
    options,
  )

  addEndpoint(
    app,
    addToCart,
    async (request, reply) => {
      const shopper = await requireShopper(request, request.query)
      const added = await addLines(request, shopper, request.body.lines)
      sendVersion(reply, added.version)
      return added
    },
    repeatable,
  )

  addEndpoint(
    app,
    changeCartLine,
    async (request, reply) => {
      const shopper = await requireShopper(request, request.query)
      const cart = await takeCart(request, shopper)
      const line = await requireLine(request, cart, request.params.id)
      const changedId = await changeLine(request, shopper, cart, line, request.body)
      const views = describeLines(await readLines(request, shopper, [await requireLine(request, cart, changedId)]))
      sendVersion(reply, cart.version)
      return { version: cart.version, totals: await sumLines(request, shopper, cart), line: views[0] ?? notFound('line') }
    },
    options,
  )

  addEndpoint(
    app,
    removeCartLine,
    async (request, reply) => {
      const shopper = await requireShopper(request, request.query)
      const cart = await takeCart(request, shopper)
      if (!(await removeLine(request.tx, cart.id, request.params.id))) notFound('line')
      sendVersion(reply, cart.version)
      return { version: cart.version, totals: await sumLines(request, shopper, cart) }
    },
    options,
  )
}
