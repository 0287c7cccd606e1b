import { homeCards } from '#features/home/blocks/home-cards.schema.ts'
import { orderCard } from '#features/home/order-card.service.ts'
import { homeServerTraits } from '#features/home/home.traits.ts'
import { homeRoutes } from '#features/home/home.routes.ts'
import type { Feature } from '#platform/feature.ts'

export type { HomeCard, HomeItem, HomeRequest } from '#features/home/home-card.service.ts'

export const home: Feature = {
  name: 'home',
  serverTraits: homeServerTraits,
  blocks: [homeCards],
  homeCards: [orderCard],
  routes: homeRoutes,
}
