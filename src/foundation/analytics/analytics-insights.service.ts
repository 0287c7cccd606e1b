import * as words from '#foundation/analytics/analytics-insights.texts.ts'
import { eventSource } from '#foundation/analytics/insight-event.store.ts'
import type { EventName } from '#foundation/analytics/tracked-event.rules.ts'
import type { FigureChoice } from '#kernel/insight.ts'
import type { FeatureInsights } from '#platform/insight.ts'

const events = (key: EventName): FigureChoice => ({ figure: 'events.name', key })

/** Traffic, the way to an order and downloads, by counts of events: nobody is recognised (decision 014). */
export const analyticsInsights: FeatureInsights = {
  sources: [eventSource],
  headlines: [
    { name: 'visits', ...words.VISITS, order: 10, of: events('page.view'), better: 'more' },
    { name: 'conversion', ...words.CONVERSION, order: 30, of: events('purchase'), per: events('product.view'), better: 'more' },
  ],
  charts: [
    {
      ...{ name: 'visits-by-day', ...words.VISITS_BY_DAY, order: 10, kind: 'line' },
      series: [{ label: words.VISITS.title, of: events('page.view') }],
    },
    {
      name: 'visits-by-kind',
      ...words.VISITS_BY_KIND,
      order: 30,
      kind: 'ranked',
      figure: 'events.kind',
      header: words.HEADERS.kind,
    },
    {
      ...{ name: 'visits-by-market', ...words.VISITS_BY_MARKET, order: 40, kind: 'ranked', figure: 'events.market' },
      ...{ header: words.HEADERS.market, keys: 'country' },
    },
    {
      ...{ name: 'visits-by-language', ...words.VISITS_BY_LANGUAGE, order: 50, kind: 'ranked', figure: 'events.language' },
      ...{ header: words.HEADERS.language, keys: 'language' },
    },
    {
      ...{ name: 'search-to-order', ...words.FUNNEL, order: 60, kind: 'steps', header: words.HEADERS.step },
      steps: [
        { label: words.STEPS.search, of: events('search') },
        { label: words.STEPS.product, of: events('product.view') },
        { label: words.STEPS.cart, of: events('cart.add') },
        { label: words.STEPS.checkout, of: events('checkout') },
        { label: words.STEPS.order, of: events('purchase') },
      ],
    },
    {
      ...{ name: 'downloads', ...words.DOWNLOADS, order: 70, kind: 'bars' },
      series: [
        { label: words.DOWNLOAD_SERIES.software, of: events('software.download') },
        { label: words.DOWNLOAD_SERIES.documents, of: events('download') },
        { label: words.DOWNLOAD_SERIES.publications, of: events('techpub.view') },
      ],
    },
    {
      ...{ name: 'most-downloaded', ...words.MOST_DOWNLOADED, order: 80, kind: 'ranked', figure: 'events.file' },
      header: words.HEADERS.file,
    },
  ],
}
