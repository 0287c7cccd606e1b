import type { Block } from '#foundation/blocks/public.ts'
import { readHome } from '#features/accounts/home/home.api.ts'
import { firstCall } from '#foundation/first-calls/public.server.ts'
import { homeCards } from '#features/accounts/home/blocks/home-cards.schema.ts'
import { homeServerTraits } from '#features/accounts/home/home.settings.ts'
import { homeRoutes } from '#features/accounts/home/home.routes.ts'
import type { Feature } from '#platform/feature.ts'

export type { HomeCard, HomeItem, HomeRequest } from '#features/accounts/home/home-card.service.ts'

const hasCards = (blocks: readonly Block[]): boolean => blocks.some(({ type }) => type === homeCards.type)

export const home: Feature = {
  name: 'home',
  firstCalls: [
    firstCall(readHome, ({ locale, blocks }) => (hasCards(blocks) ? { query: { language: locale.language } } : undefined), true),
  ],
  serverTraits: homeServerTraits,
  blocks: [homeCards],
  routes: homeRoutes,
}
