import { cartTools } from '#features/buying/cart/agent-tools.service.ts'
import { cartRoutes } from '#features/buying/cart/cart.routes.ts'
import { cartTraits } from '#features/buying/cart/cart.settings.ts'
import { COOKIE_SECRET, miniCartRoutes } from '#features/buying/cart/mini-cart/mini-cart.routes.ts'
import { cartPageRoutes } from '#features/buying/cart/page/cart-page.routes.ts'
import { cartPage } from '#features/buying/cart/page/cart-page.schema.ts'
import { personalData } from '#features/buying/cart/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'
import { rotateSealers } from '#platform/secrets/tenant-secret.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export { addLines } from '#features/buying/cart/add-lines.service.ts'
export {
  closeCart,
  countOrdered,
  lockCart,
  openSeparateCart,
  reopenCart,
  setCartAside,
  type ActiveCart,
} from '#features/buying/cart/close-cart.store.ts'
export { findCart, listLines, saveLines, setDeliveryDays } from '#features/buying/cart/cart.store.ts'
export {
  findCartQuote,
  findUnorderedCart,
  detachQuoteCart,
  insertQuoteCart,
  toCartQuote,
  type CartQuote,
} from '#features/buying/cart/quote-cart.store.ts'
export {
  requireShopper,
  requireShopperFor,
  ownerOf,
  type ShopContext,
  type Shopper,
} from '#features/buying/cart/shopper.service.ts'
export { priceParts, readLines } from '#features/buying/cart/cart-lines.service.ts'
export { priceCartLines, type PricedCartLine } from '#features/buying/cart/cart-view.rules.ts'
export { shopPages, type ShopPage } from '#features/buying/cart/page/shop-page.service.ts'

export const cart: Feature = {
  name: 'cart',
  agentTools: cartTools,
  personalData,
  secrets: { rotate: rotateSealers(COOKIE_SECRET) },
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
