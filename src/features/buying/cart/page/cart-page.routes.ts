import { openCartPage } from '#features/buying/cart/page/cart-page.api.ts'
import { cartPage } from '#features/buying/cart/page/cart-page.schema.ts'
import { shopPages, type ShopPage } from '#features/buying/cart/page/shop-page.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

const CART: ShopPage = {
  address: 'minicart_url',
  path: '/cart',
  block: cartPage.type,
  dictionary: 'cart',
  title: 'title',
  lead: 'lead',
}
export const cartPageRoutes = (app: App): void => {
  const answer = shopPages(app)
  addEndpoint(app, openCartPage, (request, reply) => answer(request, reply, CART, request.params.language))
}
