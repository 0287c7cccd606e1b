import { shopPages, type ShopPage } from '#features/cart/public.server.ts'
import { openQuickCart } from '#features/quick-order/quick-order-page.api.ts'
import { quickOrder } from '#features/quick-order/page/quick-order.schema.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

const PAGE: ShopPage = {
  address: 'quickcart_url',
  path: '/quickCart',
  block: quickOrder.type,
  dictionary: 'quick-order',
  title: 'title',
  lead: 'lead',
}

export const quickOrderPageRoutes = (app: App): void => {
  const answer = shopPages(app)
  addEndpoint(app, openQuickCart, (request, reply) => answer(request, reply, PAGE, request.params.language))
}
