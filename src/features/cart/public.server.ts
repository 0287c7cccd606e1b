import { cartRoutes } from '#features/cart/cart.routes.ts'
import { cartTraits } from '#features/cart/cart.traits.ts'
import { miniCartRoutes } from '#features/cart/mini-cart/mini-cart.routes.ts'
import { cartPageRoutes } from '#features/cart/page/cart-page.routes.ts'
import { cartPage } from '#features/cart/page/cart-page.schema.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export { addLines } from '#features/cart/add-lines.service.ts'
export { closeCart, countOrdered, lockCart, type HeldCart } from '#features/cart/close-cart.store.ts'
export { findCart, listLines, setWantedDays } from '#features/cart/cart.store.ts'
export { meetShopper, ownerOf, priceParts, showLines, type Shopper } from '#features/cart/open-cart.service.ts'
export { shopPages, type ShopPage } from '#features/cart/page/shop-page.service.ts'

export const cart: Feature = {
  name: 'cart',
  traits: cartTraits,
  blocks: [cartPage],
  routes: (app) => {
    cartRoutes(app)
    miniCartRoutes(app)
    cartPageRoutes(app)
  },
  // Lines go with their cart [T-80].
  retention: [keepForDays({ table: 'cart', column: 'changed_at', days: 365 })],
}
