import { dealerConfig } from '#features/dealers/dealer.config.ts'
import type { DealerTag } from '#features/dealers/dealer.rules.ts'
import { dealerPageDocumentSource } from '#features/dealers/dealer-page.source.ts'
import { dealerDocumentSource } from '#features/dealers/dealer.source.ts'
import { dealerFinder } from '#features/dealers/finder/dealer-finder.schema.ts'
import { dealerRoutes } from '#features/dealers/finder/dealer.routes.ts'
import { dealerLocator } from '#features/dealers/locator/dealer-locator.schema.ts'
import { dealerPages } from '#features/dealers/locator/dealer.page.ts'
import { chooseFrameSource, frameOrigin, readDealer, readFilterTag } from '#features/dealers/locator/frame-source.rules.ts'
import { locatorRoutes } from '#features/dealers/locator/locator.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { announceDealers, listDealers } from '#features/dealers/dealer.store.ts'

export const dealers: Feature = {
  name: 'dealers',
  config: dealerConfig,
  blocks: [dealerLocator, dealerFinder],
  routes: (app) => {
    dealerRoutes(app)
    locatorRoutes(app)
  },
  pages: dealerPages,
  documentSources: [dealerDocumentSource, dealerPageDocumentSource],
  fillers: {
    'dealer-locator': async (_tx, props, { query }) => ({
      ...props,
      filterTag: readFilterTag(query) satisfies DealerTag | undefined,
      dealer: readDealer(query),
    }),
  },
  policies: {
    'dealer-locator': ({ filterTag }, config) => ({ 'frame-src': [frameOrigin(chooseFrameSource(config, filterTag))] }),
    // Our own pages may hold it in a frame; nobody else may.
    'dealer-finder': () => ({ 'frame-ancestors': ["'self'"] }),
  },
}
