/** Pages and forms have an address in every locale: one line names them all. */
export const nameRoute = (method: string, url: string): string =>
  `${method} ${url.replace(/^\/[a-z]{2}\/[a-z]{2}(?=\/)/, '/:country/:language').replace(/^\/[a-z]{2}(?=\/search$)/, '/:language')}`

/** Every route and selector that `/api/docs` leaves out, by the reason. A new one is described by its schema, or named here. */
export const UNDOCUMENTED: Readonly<Record<string, readonly string[]>> = {
  'the document itself': ['GET /api/openapi.json', 'GET /api/docs', 'GET /api/docs.css'],
  'for probes and Prometheus, described in the README': ['GET /healthz', 'GET /readyz', 'GET /metrics'],
  'read by browsers and crawlers, in formats of their own': [
    'GET /etc.clientlibs/speculation-rules.json',
    'GET /favicon.ico',
    'GET /robots.txt',
    'GET /sitemap.xml',
    'GET /:country/:language/sitemap.xml',
    'GET /:country/:language/sitemaps/:part.xml',
  ],
  'pages, of authors and of data': ['GET /*', 'POST /*'],
  'pages of a feature, which people open': [
    'GET /:country/:language/by-category',
    'GET /:country/:language/by-category.html',
    'GET /:country/:language/dealers/locator',
    'GET /:country/:language/dealers/locator/:tag',
    'GET /:language/search',
    'GET /shop/:shop/:language/notPermittedPage',
  ],
  'forms around signing in, which people fill in': [
    'GET /:country/:language/sign-in',
    'GET /:country/:language/sign-in/:uid',
    'POST /:country/:language/sign-in/:uid',
    'GET /:country/:language/sign-out',
    'GET /:country/:language/register',
    'POST /:country/:language/register',
    'GET /:country/:language/register/resend',
    'POST /:country/:language/register/resend',
    'GET /:country/:language/forgot-password',
    'POST /:country/:language/forgot-password',
    'GET /:country/:language/activate',
    'POST /:country/:language/activate',
    'GET /:country/:language/reset-password',
    'POST /:country/:language/reset-password',
    'GET /:country/:language/secure/account/simplified-register',
    'POST /:country/:language/secure/account/simplified-register',
    'GET /:country/:language/account/confirm',
    'POST /:country/:language/account/confirm',
    'GET /:country/:language/account/restore-email',
    'POST /:country/:language/account/restore-email',
  ],
  'steps of OpenID Connect, described by that standard': [
    'GET /system/sling/callback',
    'GET /system/sling/signed-out.html',
    'GET /oidc/*',
    'POST /oidc/*',
  ],
  'the same call under the name that clients of App Search use': [
    'POST /api/as/v1/engines/:engine/search.json',
    'GET /api/as/v1/engines/:engine/search.json',
    'POST /api/as/v1/engines/:engine/multi_search.json',
    'POST /api/as/v1/engines/:engine/query_suggestion.json',
    'POST /api/as/v1/engines/:engine/click.json',
  ],
  'only in the demo': ['GET /content/dam/:tenant/documents/:file', 'GET /demo/sign-in/:who'],
}
