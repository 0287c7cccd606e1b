import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { followSettings } from '#app/follow-settings.ts'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createTenants, type Tenants } from '#foundation/tenants/public.ts'

const PATH = '/api/back-office/v1/settings'
let site: TestApp
let ada: AuthorCalls
let admin: AuthorCalls
let author: AuthorCalls
let foreign: AuthorCalls
let other: Tenants
let stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  site = await openTestApp()
  const { services, database } = site
  ada = callsOf(
    site,
    await signInAs(
      site,
      'ada@sps.example',
      { roles: ['admin', 'configurator'], givenName: 'Ada', familyName: 'Min' },
      { isProven: true },
    ),
  )
  admin = callsOf(site, await signInAs(site, 'admin@sps.example', { roles: ['admin'] }, { isProven: true }))
  author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author', 'configurator'] }))
  foreign = callsOf(site, await signInAs(site, 'admin@aerobt.example', { roles: ['admin', 'configurator'] }, { isProven: true }))
  await site.publish('sps', [{ path: '/offers', title: 'Offers' }])
  // A second process has tenants of its own, and hears the same channel.
  other = createTenants([...services.tenants.all], services.tenants.settings)
  const parts = {
    backgroundDb: services.db,
    pageCache: services.pageCache,
    brands: services.brands,
    mailWords: services.mailWords,
    log: pino({ level: 'silent' }),
  }
  const followers = await Promise.all(
    [services.tenants, other].map(async (tenants) => followSettings(await database.openSession(), { ...parts, tenants })),
  )
  stops = followers.map(({ stop }) => stop)
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await site.close()
})

const read = async (who: AuthorCalls) => (await who.get(PATH)).json()
const save = (who: AuthorCalls, body: object, etag?: string) =>
  who.send('PUT', PATH, { payload: body, ...(etag !== undefined && { headers: { 'if-match': etag } }) })
type Entry = { readonly object: string; readonly before: unknown; readonly after: unknown }
const NONE = { config: {}, flags: {} }
const modelOf = (body: string) => JSON.parse(/id="page-model"[^>]*>([^<]*)/.exec(body)?.[1] ?? '{}')

describe('settings of a site', () => {
  test('are shown to admins, with what was installed, the feature and the kind of value, and no secret among them', async () => {
    const { entries, mayChange } = await read(admin)
    expect(mayChange).toBe(false)
    const find = (key: string) => entries.find((entry: { key: string }) => entry.key === key)
    expect(find('homePath')).toMatchObject({ kind: 'config', feature: 'tenants', installed: '/us/en', varies: true, own: null })
    expect(find('rtnPageEnabled')).toMatchObject({ kind: 'flag', input: { kind: 'choice', options: ['true', 'false'] } })
    expect(find('typeAhead')).toMatchObject({ input: { kind: 'toggle' }, installed: true })
    for (const key of ['searchKey', 'appId', 'domainId', 'identity', 'clientSecret']) expect(find(key)).toBeUndefined()
  })

  test('exist for admins of the site alone', async () => {
    expect((await callsOf(site).get(PATH)).statusCode).toBe(401)
    for (const who of [author]) {
      expect((await who.get(PATH)).statusCode).toBe(404)
      expect((await save(who, NONE, '"0"')).statusCode).toBe(404)
    }
  })

  test('are changed only by those who were given the right', async () => {
    expect((await save(admin, { config: {}, flags: { typeAhead: false } }, '"0"')).statusCode).toBe(403)
    expect((await read(admin)).revision).toBe(0)
  })

  test('are checked by the schemas of the features, and the difference is told before anything changes', async () => {
    const written = { config: { homePath: 'https://e.example/', nothing: 1 }, flags: { typeAhead: 'yes' } }
    const { changes, problems } = (await ada.send('POST', `${PATH}/check`, { payload: written })).json()
    expect(changes).toEqual([
      { kind: 'config', key: 'homePath', before: null, after: 'https://e.example/' },
      { kind: 'flag', key: 'typeAhead', before: null, after: 'yes' },
    ])
    expect(problems.map(({ path }: { path: string }) => path)).toEqual(['config.homePath', 'config.nothing', 'flag.typeAhead'])
    expect((await save(ada, written, '"0"')).statusCode).toBe(422)
    expect((await save(ada, { config: { appId: 'mine' }, flags: {} }, '"0"')).statusCode).toBe(422)
    expect((await read(ada)).revision).toBe(0)
  })

  test('hold in every process once they are saved, on pages that were kept as well, and are in the audit log', async () => {
    const before = modelOf((await callsOf(site).get('/us/en/offers')).body)
    expect([before.flags.typeAhead, before.config.cartUrl]).toEqual([true, '/pif/api/ecommerce/v1/mini-cart/'])
    const { etag } = await read(ada)
    const saved = await save(ada, { config: { cartUrl: '/pif/api/other-cart/' }, flags: { typeAhead: false } }, etag)
    expect([saved.statusCode, saved.json().revision, saved.json().changes.length]).toEqual([200, 1, 2])
    await vi.waitFor(
      async () => {
        const { flags, config } = modelOf((await callsOf(site).get('/us/en/offers')).body)
        expect([flags.typeAhead, config.cartUrl]).toEqual([false, '/pif/api/other-cart/'])
      },
      { timeout: 60_000 },
    )
    await vi.waitFor(() => expect(other.flagsOf('sps').typeAhead).toBe(false), { timeout: 60_000 })
    expect(other.configOf('sps').cartUrl).toBe('/pif/api/other-cart/')
    expect(other.flagsOf('aerobt').typeAhead).toBe(true)
    expect((await read(foreign)).entries.every(({ own }: { own: unknown }) => own === null)).toBe(true)
    const log = (await ada.get('/api/back-office/v1/audit?action=setting.change')).json()
    const reported = log.entries.map(({ object, before, after }: Entry) => [object, before, after])
    expect(reported).toHaveLength(2)
    expect(reported).toContainEqual(['flag.typeAhead', null, false])
    expect(reported).toContainEqual(['config.cartUrl', null, '/pif/api/other-cart/'])
  })

  test('are never written over unseen', async () => {
    expect((await save(ada, NONE)).statusCode).toBe(428)
    const late = await save(ada, NONE, '"0"')
    expect([late.statusCode, late.json().by]).toEqual([412, 'Ada Min'])
    const { etag } = await read(ada)
    const both = await Promise.all([save(ada, NONE, etag), save(ada, { config: {}, flags: { typeAhead: true } }, etag)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412])
  })

  test('go back to what was installed', async () => {
    const { etag } = await read(ada)
    await save(ada, NONE, etag)
    await vi.waitFor(() => expect(other.configOf('sps').cartUrl).toBe('/pif/api/ecommerce/v1/mini-cart/'), { timeout: 60_000 })
  })
})
