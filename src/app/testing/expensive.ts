/**
 * Endpoints that visitors may call without a session and that take more than about 20 ms of processor time [T-99]. A new one gets a
 * price (`config.price` of its route, `price` of its selector) and a line here.
 */
export const EXPENSIVE = {
  routes: [
    'POST /api/schedules/export.pdf',
    'POST /api/schedules/export.xlsx',
    'POST /api/schedules/replacements.xlsx',
    'POST /api/schedules/replacements',
    'POST /api/schedules/lines',
    'POST /api/schedules/additional',
    'GET /api/openapi.json',
    'GET /api/docs/openapi.json',
    'GET /libs/cq/i18n/dict.:locale(^[A-Za-z_-]+).json',
    'GET /sitemap.xml',
    'GET /:country/:language/sitemap.xml',
    'GET /:country/:language/sitemaps/:part.xml',
  ],
  selectors: ['downloadZip'],
  /** The same for people with a session, whose documents are drawn too. */
  signedIn: [
    'GET /api/orders/v1/:number/confirmation',
    'GET /api/orders/v1/:number/returns/:returnNumber/label',
    'GET /api/quotes/v1/:number/versions/:version/document',
  ],
  /** Bounded in another way. */
  otherwise: {
    'searches and suggestions': 'SEARCHES_PER_SECOND for each network',
    'pictures in other sizes': 'a few sizes, drawn once, in a semaphore of their own',
    passwords: 'attempts counted in the database, hashed in a semaphore of their own',
    'forms and their files': 'counted by network and minute, bytes by network and day',
    analytics: 'dropped first under load',
  },
} as const
