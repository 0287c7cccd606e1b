import { cartRoutes } from '#features/cart/cart.routes.ts'
import { miniCartRoutes } from '#features/cart/mini-cart/mini-cart.routes.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export const cart: Feature = {
  name: 'cart',
  routes: (app) => {
    cartRoutes(app)
    miniCartRoutes(app)
  },
  // Lines go with their cart [T-80].
  retention: [keepForDays({ table: 'cart', column: 'changed_at', days: 365 })],
}
