import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringInto } from '#app/testing/bring-into.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  const outside = { locatorBaseUrl: 'https://find.example/d/', locatorDefaultUrl: 'https://find.example/all' }
  site = await openTestApp([], {}, { tenants: { process: { config: outside } } })
  for (const tenant of ['sps', 'process', 'aerobt'] as const)
    await site.publish(tenant, [{ path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' }])
  const dealer = { city: 'Berlin', countryCode: 'de', latitude: 52.52, longitude: 13.405, phone: '+49 30 23125 47' }
  await bringInto(site, 'sps', {
    dealers: [
      { ...dealer, id: 'berlin', name: 'Dealer berlin', tags: ['sales', 'repair', 'cold-chain'] },
      {
        ...{ id: 'lyon', name: 'Dealer lyon', city: 'Lyon', countryCode: 'fr', latitude: 45.76, longitude: 4.84 },
        ...{ tags: ['sales'], phone: '+49 30 23125 47' },
      },
      {
        id: 'secret',
        name: 'Dealer secret',
        city: 'Perth',
        countryCode: 'au',
        latitude: -31.95,
        longitude: 115.86,
        markets: ['au'],
      },
    ],
  })
})
afterAll(() => site.close())

const ask = (url: string, { tenant = 'sps', cookie = '' } = {}) =>
  site.app.inject({ url, headers: { host: `${tenant}.localhost`, cookie } })
const policyOf = (answer: { headers: Record<string, unknown> }): string => String(answer.headers['content-security-policy'])
const frameOf = (body: string): string | undefined => /<iframe[^>]* src="([^"]*)"/.exec(body)?.[1]

describe('the page with the frame', () => {
  test('holds a frame with a title, and shows the configured locator [1.0.10, 2.20.1, 2.20.3]', async () => {
    const answer = await ask('/us/en/dealers')
    expect(answer.statusCode).toBe(200)
    expect(frameOf(answer.body)).toBe('/us/en/dealers/locator?f=1')
    expect(answer.body).toMatch(/<iframe[^>]* title="Dealer locator"/)
    expect(policyOf(answer)).toMatch(/frame-src 'self'(;|$)/)
    expect(policyOf(answer)).toContain("frame-ancestors 'none'")
  })
  test('shows the locator of a tag [2.20.2]', async () => {
    expect(frameOf((await ask('/us/en/dealers?filterTag=repair')).body)).toBe('/us/en/dealers/locator/repair?f=1')
    expect(frameOf((await ask('/us/en/dealers')).body)).toBe('/us/en/dealers/locator?f=1')
  })
  test('shows the locator of a tag that the site made up, with the dealers that have it [2.20.2]', async () => {
    expect(frameOf((await ask('/us/en/dealers?filterTag=cold-chain')).body)).toBe('/us/en/dealers/locator/cold-chain?f=1')
    const { body } = await ask('/us/en/dealers/locator/cold-chain?f=1')
    expect(body).toContain('1 dealer<')
    expect(body).toMatch(/<input[^>]*name="tag"[^>]*value="cold-chain"[^>]*>/)
    expect(body).toContain('Cold chain')
    expect((await ask('/us/en/dealers/locator/unheard-of?f=1')).body).toContain('0 dealers<')
    expect(frameOf((await ask('/us/en/dealers?filterTag=unheard-of', { tenant: 'process' })).body)).toBe(
      'https://find.example/d/unheard-of?f=1',
    )
  })
  test.each(['@evil', '..%2f', '.evil.com', '%252e%252e', 'sales%2f..', 'sales%0d%0aX-A:b', 'SALES', 'sales&filterTag=x'])(
    'shows the configured locator for filterTag=%s [T-36]',
    async (tag) => {
      for (const [tenant, source] of [
        ['sps', '/us/en/dealers/locator?f=1'],
        ['process', 'https://find.example/all'],
      ]) {
        const answer = await ask(`/us/en/dealers?filterTag=${tag}`, { tenant })
        expect(answer.statusCode).toBe(200)
        expect(frameOf(answer.body)).toBe(source)
        expect(answer.body).not.toContain('evil')
      }
    },
  )
  test('may frame exactly the host of an outside locator, and nothing else [T-36, 2.20.2]', async () => {
    const answer = await ask('/us/en/dealers?filterTag=sales', { tenant: 'process' })
    expect(frameOf(answer.body)).toBe('https://find.example/d/sales?f=1')
    expect(policyOf(answer)).toMatch(/; frame-src https:\/\/find\.example$/)
    expect(policyOf(await ask('/us/en/dealers/locator', { tenant: 'process' }))).not.toContain('find.example')
  })
  test('an author’s page shows the same', async () => {
    await site.publish('aerobt', [
      { path: '/dealers', title: 'Our partners', blocks: [{ id: 'l', type: 'dealer-locator', props: {} }] },
    ])
    const { body } = await ask('/us/en/dealers?filterTag=spares', { tenant: 'aerobt' })
    expect(body).toContain('Our partners')
    expect(frameOf(body)).toBe('/us/en/dealers/locator/spares?f=1')
  })
})

describe('the locator of our own', () => {
  test('may stand in frames of our own pages only, and has no header [T-36]', async () => {
    const answer = await ask('/us/en/dealers/locator/repair?f=1')
    expect(answer.statusCode).toBe(200)
    expect(policyOf(answer)).toContain("frame-ancestors 'self'")
    expect(policyOf(answer)).not.toContain('frame-src')
    expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, max-age=0' })
    expect(answer.body).toContain('1 dealer<')
    expect(answer.body).not.toContain('role="banner"')
  })
  test('is made once for a market, and anew for what someone asks', async () => {
    const first = await ask('/us/en/dealers/locator/sales?f=1')
    const before = site.services.pageCache.counts().entries
    const again = await ask('/us/en/dealers/locator/sales?f=1')
    await ask('/us/en/dealers/locator?country=fr')
    await ask('/us/en/dealers/locator/made-up')
    expect(again.headers.etag).toBe(first.headers.etag)
    expect(site.services.pageCache.counts().entries).toBe(before)
  })
  test('follows its address without script: filters, a form, a chosen dealer', async () => {
    const { body } = await ask('/de/en/dealers/locator').then(() =>
      ask('/us/en/dealers/locator?tag=sales&country=fr&dealer=lyon'),
    )
    expect(body).toContain('1 dealer<')
    expect(body).toMatch(/<form[^>]* action="\/us\/en\/dealers\/locator"/)
    const boxes = [...body.matchAll(/<input[^>]*name="tag"[^>]*>/g)].map(([box]) => box)
    expect(boxes.filter((box) => box.includes('checked'))).toEqual([expect.stringContaining('value="sales"')])
    expect(body).toContain('<option value="fr" selected="">')
    expect(body).toMatch(/<section[^>]*aria-label="Dealer lyon"/)
    expect(body).toContain('href="tel:+49302312547"')
    expect(body).not.toMatch(/ style="/)
  })
  test.each(['/us/en/dealers/locator/ev_il', '/us/en/dealers/locator/SALES', '/xx/en/dealers/locator', '/us/xx/dealers/locator'])(
    'does not exist at %s',
    async (url) => expect((await ask(url)).statusCode).toBe(404),
  )
  test('shows no dealer of another tenant', async () => {
    expect((await ask('/us/en/dealers/locator', { tenant: 'aerobt' })).body).toContain('0 dealers<')
  })
})

describe('the call', () => {
  const find = async (query: string, options = {}) => {
    const answer = await ask(`/api/dealers${query}`, options)
    return { status: answer.statusCode, ...answer.json<{ total: number; dealers: { id: string; km?: number }[] }>() }
  }
  test('finds by tag, country, words and distance', async () => {
    expect(await find('?tags=sales,repair')).toMatchObject({ total: 1, dealers: [{ id: 'berlin' }] })
    expect(await find('?country=fr')).toMatchObject({ total: 1, dealers: [{ id: 'lyon' }] })
    expect(await find('?q=ber')).toMatchObject({ total: 1 })
    const { dealers } = await find('?near=45.7,4.8')
    expect(dealers.map(({ id }) => id)).toEqual(['lyon', 'berlin'])
    expect(dealers[0]?.km).toBeCloseTo(7.4, 1)
  })
  test('tells a market only what it may see [T-26]', async () => {
    expect((await find('')).total).toBe(2)
    expect((await find('?site=au')).total).toBe(3)
    expect((await find('', { cookie: 'selecteddtm=au' })).total).toBe(3)
    expect((await find('?site=au', { tenant: 'process' })).total).toBe(0)
  })
  test.each([
    'tags=ev_il',
    `tags=${'a,'.repeat(30)}a`,
    'tags=',
    'country=DE',
    'country=deu',
    'near=91,0',
    'near=x',
    `q=${'a'.repeat(81)}`,
    'language=xx',
    'other=1',
  ])('refuses %s', async (query) => expect((await find(`?${query}`)).status).toBe(400))
})

test('the map is one drawing that browsers keep', async () => {
  const answer = await ask('/api/dealers/world.svg')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=604800',
  })
  expect(answer.body).toMatch(/^<svg xmlns=.*id="grid".*id="land".*id="borders".*<\/svg>$/)
  const known = { 'if-none-match': String(answer.headers.etag), host: 'sps.localhost' }
  expect((await site.app.inject({ url: '/api/dealers/world.svg', headers: known })).statusCode).toBe(304)
})
