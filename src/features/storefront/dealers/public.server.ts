import { dealerConfig } from '#features/storefront/dealers/dealer.settings.ts'
import type { DealerTag } from '#features/storefront/dealers/dealer.rules.ts'
import { dealerKind } from '#features/storefront/dealers/dealer-kind.service.ts'
import { dealerPageDocumentSource } from '#features/storefront/dealers/dealer-page-source.service.ts'
import { dealerDocumentSource } from '#features/storefront/dealers/dealer-source.service.ts'
import { dealerFinder } from '#features/storefront/dealers/finder/dealer-finder.schema.ts'
import { dealerRoutes } from '#features/storefront/dealers/finder/dealer.routes.ts'
import { dealerLocator } from '#features/storefront/dealers/locator/dealer-locator.schema.ts'
import { dealerPages } from '#features/storefront/dealers/locator/dealer-page.service.ts'
import {
  chooseFrameSource,
  frameOrigin,
  readDealer,
  readFilterTag,
} from '#features/storefront/dealers/locator/frame-source.rules.ts'
import { locatorRoutes } from '#features/storefront/dealers/locator/locator.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { announceDealers, listDealers } from '#features/storefront/dealers/dealer.store.ts'

export const dealers: Feature = {
  name: 'dealers',
  config: dealerConfig,
  dataKinds: [dealerKind],
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
