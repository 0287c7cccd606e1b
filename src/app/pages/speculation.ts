import type { App } from '#platform/feature.ts'
import { ASSET_BASE } from '#app/pages/page-assets.ts'

const RULES_URL = `${ASSET_BASE}speculation-rules.json`

/** Below the locale, what is personal, changes something or is a file: never opened before it is requested. */
const NOT_AHEAD = [
  '/*/*/secure{/*}?',
  // A search that nobody made would be counted as one.
  '/*/*/search',
  '/*/*/back-office{/*}?',
  // Shop pages hold a person's cart.
  '/cart/*',
  '/shop/*',
  '/system/*',
  '/bin/*',
  '/pif/*',
  '/api/*',
  '/demo/*',
  '/libs/*',
  '/etc.clientlibs/*',
  '/*.*',
]

const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: NOT_AHEAD } },
    // Another country's pages depend on what choosing them changes first.
    { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow], [rel~=external], [data-country-language-code]' } },
  ],
}

/** A public page is drawn when a link to it is pointed at, and stands ready when it is clicked. */
const RULES = JSON.stringify({ prerender: [{ tag: 'pages', where: PAGES, eagerness: 'moderate' }] })

/** Sent with public pages. A header, since nothing is inline in them. */
export const SPECULATION_HEADERS: Readonly<Record<string, string>> = { 'speculation-rules': `"${RULES_URL}"` }

export const speculationRoutes = (app: App): void => {
  app.get(RULES_URL, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/speculationrules+json').header('cache-control', 'public, max-age=3600').send(RULES),
  )
}
