import { homeCards } from '#features/accounts/home/blocks/home-cards.schema.ts'
import { homeServerTraits } from '#features/accounts/home/home.settings.ts'
import { homeRoutes } from '#features/accounts/home/home.routes.ts'
import type { Feature } from '#platform/feature.ts'

export type { HomeCard, HomeItem, HomeRequest } from '#features/accounts/home/home-card.service.ts'

export const home: Feature = {
  name: 'home',
  serverTraits: homeServerTraits,
  blocks: [homeCards],
  routes: homeRoutes,
}
