import type { FastifyRequest } from 'fastify'
import { readCartOf } from '#features/buying/cart/read-cart.service.ts'
import { requireShopper } from '#features/buying/cart/shopper.service.ts'
import { openCartPage } from '#features/buying/cart/page/cart-page.api.ts'
import { cartPage } from '#features/buying/cart/page/cart-page.schema.ts'
import { shopPages, type ShopPage } from '#features/buying/cart/page/shop-page.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { Problem } from '#platform/http/errors.ts'

/** A longer one would travel twice, as markup and as properties: the page calls for it. */
const MOST_LINES = 50
const SERVER_FAULT = 500

/** Whoever has no account to order for, or may not order, gets the page without: its call says why. */
const readFirstCart: NonNullable<ShopPage['readProps']> = async (request: FastifyRequest, market) => {
  try {
    const cart = await readCartOf(request, await requireShopper(request, market))
    return cart.lines.length > MOST_LINES ? {} : { cart }
  } catch (error) {
    if (error instanceof Problem && error.status < SERVER_FAULT) return {}
    throw error
  }
}

const CART: ShopPage = {
  address: 'minicart_url',
  path: '/cart',
  block: cartPage.type,
  dictionary: 'cart',
  title: 'title',
  lead: 'lead',
  readProps: readFirstCart,
}

export const cartPageRoutes = (app: App): void => {
  const answer = shopPages(app)
  addEndpoint(app, openCartPage, (request, reply) => answer(request, reply, CART, request.params.language))
}
