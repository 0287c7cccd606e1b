import type { Boundary } from './boundary.rules.ts'
import { isBrowserCode, isServerCode } from './source-place.ts'

/** Its routes are those of another product's protocol. */
const UNDECLARED: ReadonlySet<string> = new Set(['identity-provider'])
/** Browser code that requests something else than an endpoint's JSON, or for it before anything else is loaded. */
const OWN_CALLS: ReadonlySet<string> = new Set([
  // Reads events for as long as the page is open.
  'src/foundation/inbox/stream/unread-stream.client.ts',
  'src/browser/api.ts',
  // Text ahead of the calls of `api.ts`.
  'src/browser/first-replies.ts',
  // Parts of a page, as HTML.
  'src/browser/load-fragment.ts',
  'src/browser/static-page.ts',
  'src/features/site/navigation/menu/subnav-markup.client.ts',
  'src/features/search/search/results/swap-results.client.ts',
  // A file.
  'src/features/storefront/product-tools/download-file.client.ts',
  'src/features/documents/publications/reader/open-pdf.client.ts',
  'src/features/orders/exports/watch/fetch-export.client.ts',
  // Another product's API, with its key in a header.
  'src/features/search/search/takeover/suggester.client.ts',
  // Sent by every first page, which must stay within its weight.
  'src/foundation/locale/target-market.client.ts',
  'src/foundation/analytics/send-events.client.ts',
])
/** Answer 401 for another reason than a missing session: keys, tokens, a proof of identity, or what only an address tells. */
const REFUSES_UNKNOWN: ReadonlySet<string> = new Set([
  'src/foundation/identity/person/require-person.service.ts',
  'src/foundation/identity/proof/password-proof.service.ts',
  'src/foundation/identity/proof/fresh-proof.service.ts',
  'src/foundation/identity/session/session.routes.ts',
  'src/foundation/second-factor/factor-holder.service.ts',
  'src/foundation/integration/require-key.service.ts',
  'src/foundation/locale/market.routes.ts',
  'src/features/accounts/impersonation/impersonation.routes.ts',
  'src/features/documents/downloads/zip.routes.ts',
  'src/features/documents/publications/publication-file.routes.ts',
  'src/features/search/search-api/app-search/app-search.routes.ts',
  'src/features/search/search-api/portal/portal-search.routes.ts',
])
const REGISTERS = /^app\.(?:get|post|put|patch|delete|head|options|all|route)$/

/** How endpoints are declared, guarded and called. */
export const endpoints: readonly Boundary[] = [
  {
    name: 'an endpoint is declared once',
    find: ({ uses }, { area, role, isTest }) =>
      area === undefined || isTest || role !== 'routes' || UNDECLARED.has(area)
        ? []
        : uses
            .filter(({ name }) => REGISTERS.test(name))
            .map(({ name, line }) => ({
              line,
              message: `calls ${name} with a path of its own. Declare method, path and schemas with endpoint() in an .api.ts, and register that with addEndpoint().`,
            })),
  },
  {
    name: 'access is decided once',
    find: ({ file, uses, words }, { area, isTest }) =>
      area === undefined || isTest
        ? []
        : [
            ...uses
              .filter(({ name }) => name === 'unauthorised()' && !REFUSES_UNKNOWN.has(file))
              .map(({ line }) => ({
                line,
                message:
                  'refuses who is not signed in. Say who may call in `access` of the endpoint, and take the caller from userOf(request).',
              })),
            ...words
              .filter(({ text }) => text.includes('no-store'))
              .map(({ line }) => ({
                line,
                message:
                  'keeps its answer out of caches. Every answer of a tenant’s route is private unless it says otherwise (src/platform/http/access.ts).',
              })),
          ],
  },
  {
    name: 'one way to call the server',
    find: ({ file, uses }, { isTest }) =>
      isTest || !isBrowserCode(file) || isServerCode(file) || OWN_CALLS.has(file)
        ? []
        : uses
            .filter(({ name }) => name === 'fetch()' || name === 'window.fetch' || name === 'globalThis.fetch')
            .map(({ name, line }) => ({
              line,
              message: `calls ${name}. Declare the endpoint in an .api.ts and use call() or useEndpointQuery().`,
            })),
  },
]
