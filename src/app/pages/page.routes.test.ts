import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([
    {
      name: 'probe',
      selectors: [{ selector: 'probe', methods: ['GET'], answer: async (_request, _reply, path) => ({ page: path.page }) }],
    },
  ])
})
afterAll(() => site.close())
beforeEach(() => site.services.pageCache.dropAll())

const get = (path: string, { host = 'sps.localhost:3000', ...headers }: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url: path, headers: { host, accept: 'text/html', ...headers } })

const de = { country: 'de', language: 'de' } as const
const hero = (title: string) => ({ id: 'hero', type: 'hero', props: { title } })

describe('a published page', () => {
  beforeAll(() =>
    site.publish('sps', [
      { path: '/', title: 'Safety', template: 'home-template', kind: 'Home', blocks: [hero('Every shift')] },
      { path: '/', locale: de, title: 'Sicherheit', blocks: [hero('Jede Schicht')] },
      {
        path: '/news/a',
        title: 'News <&>',
        template: 'article-template',
        kind: 'Article',
        config: { cartUrl: '/other-cart/' },
        flags: { hideCurrency: true },
      },
      { path: '/secure/sps-home', title: 'Secret' },
      { path: '/fragments/eula', title: 'Licence', template: 'fragment-template', kind: 'Fragment' },
    ]),
  )

  test('is drawn on the server with its language, tenant, template and kind', async () => {
    const { statusCode, body, headers } = await get('/us/en')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<html lang="en-US" data-theme="red-graphite" data-domain-id="sps">')
    expect(body).toContain('<body data-page-kind="Home" data-template="home-template">')
    expect(body).toMatch(/<h1[^>]*>Every shift<\/h1>/)
  })

  test('is painted when its last element has come, and not by half', async () => {
    const { body } = await get('/us/en')
    expect(body).toContain('<link rel="expect" href="#page-model" blocking="render"/>')
    expect(body).toMatch(/<script type="application\/json" id="page-model">[^<]*<\/script><\/body><\/html>$/)
  })

  test.each(['/us/en.html', '/us/en/home', '/us/en/home.html'])(
    'also answers at %s, with one canonical address',
    async (path) => {
      const { statusCode, body } = await get(path)
      expect(statusCode).toBe(200)
      expect(body).toContain('<link rel="canonical" href="http://sps.localhost/us/en"/>')
    },
  )

  test('names its other languages', async () => {
    const { body } = await get('/de/de')
    expect(body).toContain('<link rel="alternate" hrefLang="en-US" href="http://sps.localhost/us/en"/>')
    expect(body).toContain('<link rel="alternate" hrefLang="de-DE" href="http://sps.localhost/de/de"/>')
    expect(body).toContain('hrefLang="x-default"')
  })

  test('carries its configuration: page over tenant over default [2.1.2]', async () => {
    const { body } = await get('/us/en/news/a')
    const model = JSON.parse(/id="page-model">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as {
      config: Record<string, string>
      flags: Record<string, unknown>
    }
    expect(model.config).toMatchObject({
      appId: 'portico-sps',
      homePath: '/us/en',
      cartUrl: '/other-cart/',
      authorizationUri: '/system/sling/login.html',
    })
    expect(model.flags).toMatchObject({ hideCurrency: true, typeAhead: true })
  })

  test('keeps authored text as text, in markup and in data scripts', async () => {
    const { body } = await get('/us/en/news/a')
    expect(body).toContain('<title>News &lt;&amp;&gt; | Halden sps</title>')
    expect(body).not.toContain('<&>')
  })

  test('has a policy without inline script or style, and no inline script or style', async () => {
    const { headers, body } = await get('/us/en')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(body).not.toMatch(/ style=/)
    expect(body).not.toMatch(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))/)
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed with %s and answers 304 to those who have it', async (encoding, unpack) => {
    const plain = await get('/us/en')
    const first = await get('/us/en', { 'accept-encoding': encoding })
    expect(first.headers['content-encoding']).toBe(encoding)
    expect(unpack(first.rawPayload).toString()).toBe(plain.body)
    const again = await get('/us/en', { 'accept-encoding': encoding, 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('answers from memory as it answered when it was drawn, and is counted', async () => {
    const drawn = await get('/us/en')
    const { hits } = site.services.pageCache.counts()
    const countAnswers = async () =>
      Number(
        /http_request_duration_seconds_count\{method="GET",route="\/\*",status="2xx"\} (\d+)/.exec(
          (await get('/metrics')).body,
        )?.[1],
      )
    const answers = await countAnswers()
    const cached = await get('/us/en')
    expect(site.services.pageCache.counts().hits).toBe(hits + 1)
    expect(await countAnswers()).toBe(answers + 1)
    expect(cached.body).toBe(drawn.body)
    // Only an answer that was worked on has an id to request.
    const { date: _, 'x-request-id': __, ...headers } = drawn.headers
    expect(cached.headers).toMatchObject(headers)
  })

  test.each([
    ['/us/en/', '/us/en'],
    ['/us/en/news/a/?from=mail', '/us/en/news/a?from=mail'],
    ['/us/en/%E4%B8%AD%3Fa/', '/us/en/%E4%B8%AD%3Fa'],
  ])('redirects a trailing slash, %s, to its one address %s', async (reply, expected) => {
    const { statusCode, headers } = await get(reply)
    expect([statusCode, headers.location]).toEqual([301, expected])
  })

  test.each(['sps-home', 'no-such-page'])(
    'below /secure sends an anonymous visitor to sign in and never enters the cache: %s [2.1.10] [T-34]',
    async (name) => {
      const { statusCode, body, headers } = await get(`/us/en/secure/${name}?tab=2`)
      expect(statusCode).toBe(302)
      expect(headers.location).toBe(`/system/sling/login.html?resource=%2Fus%2Fen%2Fsecure%2F${name}%3Ftab%3D2&appId=portico-sps`)
      expect(body).not.toContain('Secret')
      expect(headers['cache-control']).toBe('private, no-store')
      expect(site.services.pageCache.get('sps', '/us/en/secure/sps-home')).toBeUndefined()
    },
  )

  test('below /secure is drawn once for people of the same roles, who are checked each time, and leaves this process unshared [T-34]', async () => {
    const [buyer, colleague, staff] = [
      await signInAs(site, 'cached-buyer@sps.example'),
      await signInAs(site, 'cached-colleague@sps.example'),
      await signInAs(site, 'cached-staff@sps.example', { roles: ['admin'] }),
    ]
    const ask = ({ cookie }: Pick<SignedIn, 'cookie'>, query = '') => get(`/us/en/secure/sps-home${query}`, { cookie })
    const countHits = async (work: () => Promise<unknown>): Promise<number> => {
      const before = site.services.pageCache.counts().hits
      await work()
      return site.services.pageCache.counts().hits - before
    }
    const first = await ask(buyer)
    expect(first.statusCode).toBe(200)
    expect(first.headers['cache-control']).toBe('private, no-store')
    expect(await countHits(() => ask(colleague)), 'same roles').toBe(1)
    expect((await ask(colleague)).body).toBe(first.body)
    expect(await countHits(() => ask(staff)), 'other roles').toBe(0)
    expect(await countHits(() => ask(buyer, '?tab=2')), 'a page that is asked something').toBe(0)
    const anonymous = await ask({ cookie: '' })
    expect([anonymous.statusCode, anonymous.body]).toEqual([302, ''])
    await site.publish('sps', [{ path: '/secure/sps-home', title: 'Changed' }])
    site.services.pageCache.drop('sps')
    expect((await ask(buyer)).body).toContain('Changed')
  })

  test('belongs to its tenant alone', async () => {
    expect((await get('/us/en/news/a', { host: 'aerobt.localhost' })).statusCode).toBe(404)
  })

  test('that is a fragment is not opened on its own [T-39]', async () => {
    expect((await get('/us/en/fragments/eula')).statusCode).toBe(404)
  })

  test('is replaced for visitors when a new version is published', async () => {
    await site.publish('sps', [{ path: '/changing', blocks: [hero('Before')] }])
    expect((await get('/us/en/changing')).body).toContain('Before')
    await site.publish('sps', [{ path: '/changing', blocks: [hero('After')] }])
    site.services.pageCache.drop('sps')
    expect((await get('/us/en/changing')).body).toContain('After')
  })
})

describe('addresses', () => {
  test.each([
    ['/us/en/secure/orders?page=2', '/us/en/secure/orders?page=2'],
    ['//evil.example', '/us/en'],
    ['/%2f%2fevil.example', '/us/en'],
    ['https:evil.example', '/us/en'],
  ])(
    'the root with the way back %s keeps %s, and leads to sign-in when it is asked to [2.1.9] [T-1]',
    async (resource, accepted) => {
      const reply = new URLSearchParams({ resource, appId: 'portico-sps' }).toString()
      const query = new URLSearchParams({ resource: accepted, appId: 'portico-sps' }).toString()
      expect((await get(`/?${reply}`)).headers['location']).toBe(`/system/sling/login.html?${query}`)
      const plain = new URLSearchParams({ resource }).toString()
      expect((await get(`/?${plain}`)).headers['location']).toBe(accepted)
    },
  )

  test('the root leads to the default locale, or to the one chosen last [9.4.2]', async () => {
    expect((await get('/')).headers.location).toBe('/us/en')
    expect((await get('/', { cookie: 'usr_country=de; usr_lang=de' })).headers.location).toBe('/de/de')
    expect((await get('/', { cookie: 'usr_country=..; usr_lang=%0d%0a' })).headers.location).toBe('/us/en')
  })

  test.each([
    '/us/en/nowhere',
    '/us/en.unknown-selector',
    '/us/en/a/jcr:content/root/responsivegrid.html',
    '/content/aerobt/us/en',
    '/zz/qq',
    '/us/en/%00',
    '/us/en/x.json',
  ])('%s is a designed 404 with status 404', async (path) => {
    const { statusCode, body, headers } = await get(path)
    expect(statusCode).toBe(404)
    expect(body).toContain('This page was moved or never installed')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('a missing German page says so in German', async () => {
    expect((await get('/de/de/nirgends')).body).toContain('Diese Seite wurde verschoben')
  })

  test('a selector is answered by the feature that named it', async () => {
    expect((await get('/us/en/tools.probe')).json()).toEqual({ page: '/tools' })
  })

  test('thousands of unknown addresses leave the cache as it was [T-31]', async () => {
    await get('/us/en/nowhere')
    const { entries, bytes } = site.services.pageCache.counts()
    for (let index = 0; index < 2000; index += 50)
      await Promise.all(Array.from({ length: 50 }, (_, offset) => get(`/us/en/x.s${index + offset}`)))
    expect(site.services.pageCache.counts()).toMatchObject({ entries, bytes })
  })

  test('an unknown host gets a plain 404 and none of our addresses [T-33]', async () => {
    const { statusCode, body } = await get('/us/en', { host: 'evil.example', 'x-forwarded-host': 'sps.localhost' })
    expect(statusCode).toBe(404)
    expect(body).not.toContain('localhost')
  })

  test('robots.txt and the sitemap list public pages only', async () => {
    await site.publish('process', [
      { path: '/' },
      { path: '/about' },
      { path: '/secure/x' },
      { path: '/session-time-out' },
      { path: '/sign-in/x' },
      { path: '/error/404', kind: 'Error' },
      { path: '/about/error/x' },
    ])
    const host = 'process.localhost'
    expect((await get('/robots.txt', { host })).body).toContain('Sitemap: http://process.localhost/sitemap.xml')
    expect((await get('/sitemap.xml', { host })).body).toContain('<loc>http://process.localhost/us/en/sitemap.xml</loc>')
    const { body } = await get('/us/en/sitemap.xml', { host })
    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
      'http://process.localhost/us/en',
      'http://process.localhost/us/en/about',
    ])
  })
})

describe('what a page is', () => {
  beforeAll(() =>
    site.publish('sps', [
      { path: '/fragments/header' },
      { path: '/error/moved', template: 'home-template', kind: 'Home' },
      { path: '/products/special', template: 'pim-product-detail-template' },
      { path: '/products/offers', template: 'pim-category-template' },
      { path: '/find-orders', blocks: [{ id: 'p', type: 'search-panel', props: { heading: 'Orders', documentType: 'Orders' } }] },
      { path: '/chosen', kind: 'Order Status Search' },
      { path: '/shop/spares', blocks: [{ id: 'q', type: 'quick-order', props: { country: 'us' } }] },
      { path: '/spares', blocks: [{ id: 'q', type: 'quick-order', props: { country: 'us' } }] },
    ]),
  )

  test.each([
    ['/us/en/error/moved', 'Error', 'error-template'],
    ['/us/en/products/special', 'Product Detail (content)', 'pim-product-detail-template'],
    ['/us/en/products/offers', 'Category', 'pim-category-template'],
    ['/us/en/find-orders', 'Order Status Search', 'content-page-template'],
    ['/us/en/chosen', 'Order Status Search', 'content-page-template'],
    ['/us/en/shop/spares', 'E-Commerce', 'content-page-template'],
    ['/us/en/spares', 'Content', 'content-page-template'],
  ])(
    '%s is %s with %s, for readers of the markup and of the model [2.2.2, 2.2.5, 2.2.10, 2.2.16]',
    async (path, kind, template) => {
      const { body } = await get(path)
      expect(body).toContain(`<body data-page-kind="${kind}" data-template="${template}">`)
      expect(body).toContain(`"template":"${template}","kind":"${kind}"`)
    },
  )

  test('an error page is not for search engines, whatever its author says [2.2.10]', async () => {
    const { body } = await get('/us/en/error/moved')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).not.toContain('hreflang')
    expect((await get('/us/en/products/special')).body).not.toContain('<meta name="robots" content="noindex"/>')
  })
})

describe('when something breaks', () => {
  test('the page says so, with status 500, and tells nothing [T-69]', async () => {
    const { db } = site.services
    const real = db.transaction
    db.transaction = () => {
      throw new Error('connection to "portico" refused: password secret')
    }
    try {
      const { statusCode, body } = await get('/us/en/broken-now')
      expect(statusCode).toBe(500)
      expect(body).toContain('Something broke on our side')
      expect(body).not.toMatch(/secret|portico"|stack|refused/)
    } finally {
      db.transaction = real
    }
  })
})

describe('texts and toggles', () => {
  test('the dictionary answers every text of a language [7.5.4]', async () => {
    const dictionary = (await get('/libs/cq/i18n/dict.de.json')).json<Record<string, string>>()
    expect(dictionary['navigation.close']).toBe('Schließen')
    expect((await get('/libs/cq/i18n/dict.de_DE.json')).json()).toEqual(dictionary)
  })

  test.each(['/bin/base/bt-json-export.responsetranslation', '/bin/public/servlets/commons/rb-json-export'])(
    '%s answers the messages in the language of the page [7.5.3, 8.1.5]',
    async (path) => {
      const english = (await get(`${path}?pagePath=/us/en/products`)).json<Record<string, string>>()
      expect(english['bt.errormessage.requestprocesserrormsg']).toBe('Unable to process your request. Please try after sometime.')
      const german = (await get(`${path}?pagePath=/content/sps/de/de`)).json<Record<string, string>>()
      expect(german['bt.errormessage.requestprocesserrormsg']).toContain('später')
    },
  )

  test('a company says its messages in its own words, without a release [7.5.3]', async () => {
    const KEY = 'bt.errormessage.requestprocesserrormsg'
    const own = await openTestApp(
      [],
      {},
      { tenants: { sps: { config: { messageTexts: { de: { [KEY]: 'Rufen Sie uns an.' } } } } } },
    )
    const read = async (pagePath: string) => {
      const url = `/bin/public/servlets/commons/rb-json-export?pagePath=${pagePath}`
      return (await own.app.inject({ url, headers: { host: 'sps.localhost' } })).json<Record<string, string>>()[KEY]
    }
    expect(await read('/de/de')).toBe('Rufen Sie uns an.')
    expect(await read('/us/en')).toContain('Unable to process')
    await own.close()
  })

  test('toggles list what is on for this tenant [7.5.6]', async () => {
    const { enabled } = (await get('/etc.clientlibs/toggles.json')).json<{ enabled: string[] }>()
    expect(enabled).toContain('typeAhead')
    expect(enabled).not.toContain('hideCurrency')
  })
})
