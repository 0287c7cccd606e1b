import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { followSettings } from '#app/follow-settings.ts'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createBrands, type Brands } from '#foundation/brand/public.server.ts'
import { sandbox } from '#platform/sandbox/sandbox.ts'

const PATH = '/api/back-office/v1/brand'
const LOOK = { brandColour: '#0a5c36', actionColour: '#12305f', font: 'archivo', radius: 4, pictures: {} }
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><metadata>x</metadata><rect width="80" height="20" fill="#0a5c36"/></svg>'
const base64 = (text: string): string => Buffer.from(text).toString('base64')
let site: TestApp
let admin: AuthorCalls
let author: AuthorCalls
let foreign: AuthorCalls
let other: Brands
let stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  site = await openTestApp()
  const { services, database } = site
  admin = callsOf(
    site,
    await signInAs(site, 'admin@sps.example', { roles: ['admin'], givenName: 'Ada', familyName: 'Min' }, { isProven: true }),
  )
  author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'] }))
  foreign = callsOf(site, await signInAs(site, 'admin@aerobt.example', { roles: ['admin'] }, { isProven: true }))
  for (const tenant of ['sps', 'aerobt']) await site.publish(tenant, [{ path: '/offers', title: 'Offers' }])
  // A second process has brands of its own, and hears the same channel.
  other = createBrands()
  const parts = {
    backgroundDb: services.db,
    tenants: services.tenants,
    mailWords: services.mailWords,
    pageCache: services.pageCache,
    log: pino({ level: 'silent' }),
  }
  const followers = await Promise.all(
    [services.brands, other].map(async (brands) => followSettings(await database.openSession(), { ...parts, brands })),
  )
  stops = followers.map(({ stop }) => stop)
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await site.close()
  sandbox.close()
})

const read = async (who: AuthorCalls) => (await who.get(PATH)).json()
const save = async (who: AuthorCalls, body: object) =>
  who.send('PUT', PATH, { payload: body, headers: { 'if-match': (await read(who)).etag } })
const styleOf = (html: string): string | undefined => /href="(\/content\/brand\/[0-9a-f]{16}\.css)"/.exec(html)?.[1]
const openPage = async (host = 'sps.localhost') => (await callsOf(site, { host, cookie: '' }).get('/us/en/offers')).body

describe('the brand of a site', () => {
  test('is that of its theme until an admin sets another, and is there for admins alone', async () => {
    expect(await read(admin)).toMatchObject({ theme: 'red-graphite', brandColour: '#b3202c', actionColour: '#26292e', radius: 4 })
    expect(styleOf(await openPage())).toBeUndefined()
    expect((await callsOf(site).get(PATH)).statusCode).toBe(401)
    expect((await author.get(PATH)).statusCode).toBe(404)
    expect((await author.send('PUT', PATH, { payload: LOOK, headers: { 'if-match': '"0"' } })).statusCode).toBe(404)
    expect((await admin.send('PUT', PATH, { payload: LOOK })).statusCode).toBe(428)
  })

  test.each([
    ['a colour that cannot be read on the page', { actionColour: '#e08a3c' }, 'actionColour', 'contrast'],
    ['white', { brandColour: '#ffffff' }, 'brandColour', 'contrast'],
    ['what is no colour', { brandColour: 'red;}body{display:none' }, 'brandColour', 'colour'],
    [
      'a drawing with a script',
      { pictures: { logoLight: base64('<svg viewBox="0 0 1 1"><script/></svg>') } },
      'logoLight',
      'drawing',
    ],
    ['a picture that is none', { pictures: { icon: base64('GIF89a') } }, 'icon', 'drawing'],
    ['a logo for dark grounds alone', { pictures: { logoDark: base64(SVG) } }, 'logoLight', 'missing'],
  ])('refuses %s with a sentence and changes nothing [T-46]', async (_, part, path, code) => {
    const answer = await save(admin, { ...LOOK, ...part })
    expect([answer.statusCode, answer.json().problems]).toEqual([422, [expect.objectContaining({ path, code })]])
    expect((await read(admin)).revision).toBe(0)
  })

  test('shows on every page of the site and of no other, in every process, as soon as it is saved', async () => {
    const saved = await save(admin, { ...LOOK, brandColour: '0A5C36', radius: 8 })
    expect([saved.statusCode, saved.json().changed]).toEqual([200, ['brandColour', 'actionColour', 'radius']])
    await vi.waitFor(async () => expect(styleOf(await openPage())).toBeDefined(), { timeout: 60_000 })
    const style = styleOf(await openPage()) ?? ''
    expect(styleOf((await callsOf(site).get('/us/en/nowhere')).body)).toBe(style)
    const css = await callsOf(site).get(style)
    expect([css.headers['content-type'], css.headers['cache-control']]).toEqual([
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
    expect(css.body).toContain('--brand:light-dark(#0a5c36,')
    expect(css.body).toContain('--r-2:8px')
    await vi.waitFor(() => expect(other.of('sps').look.brandColour).toBe('#0a5c36'), { timeout: 60_000 })
    expect(styleOf(await openPage('aerobt.localhost'))).toBeUndefined()
    expect((await callsOf(site, { host: 'aerobt.localhost', cookie: '' }).get(style)).statusCode).toBe(404)
    expect((await read(foreign)).revision).toBe(0)
    // A page drawn before links a style that is gone: it gets the one of now, uncached.
    const old = await callsOf(site).get('/content/brand/0000000000000000.css')
    expect([old.body === css.body, old.headers['cache-control']]).toEqual([true, 'private, no-store'])
  })

  test('has logos and an icon, cleaned and harmless when opened by themselves [T-46]', async () => {
    const png = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#0a5c36' } })
      .png()
      .toBuffer()
    const pictures = { logoLight: base64(SVG), icon: png.toString('base64') }
    expect((await save(admin, { ...LOOK, pictures })).statusCode).toBe(200)
    const { pictures: shown } = await read(admin)
    const [logo, icon] = shown as { address: string }[]
    await vi.waitFor(async () => expect(await openPage()).toContain(`<link rel="icon" href="${icon?.address}"/>`), {
      timeout: 60_000,
    })
    const drawing = await callsOf(site).get(logo?.address ?? '')
    expect(drawing.headers['content-type']).toBe('image/svg+xml')
    expect(drawing.headers['x-content-type-options']).toBe('nosniff')
    expect(drawing.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(drawing.body).not.toContain('metadata')
    const style = await callsOf(site).get(styleOf(await openPage()) ?? '')
    expect(style.body).toContain(`--logo:url(${logo?.address})`)
    expect((await callsOf(site).get('/favicon.ico')).headers['content-type']).toBe('image/png')
    // Left out they stay; null takes one away.
    expect((await save(admin, { ...LOOK, pictures: { icon: null } })).json().changed).toEqual(['icon'])
    expect((await read(admin)).pictures.map(({ place }: { place: string }) => place)).toEqual(['logoLight'])
  })

  test('goes into documents and mails', async () => {
    const { paper, mail } = site.services.brands.of('sps')
    expect(paper?.colour).toBe('#0a5c36')
    expect(
      Buffer.from(paper?.logo ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    const image = await callsOf(site).get(mail?.logo?.address ?? '')
    expect([image.headers['content-type'], image.headers['cross-origin-resource-policy']]).toEqual(['image/png', 'cross-origin'])
  })

  test('is never written over unseen, and each change is in the audit log', async () => {
    const late = await admin.send('PUT', PATH, { payload: LOOK, headers: { 'if-match': '"0"' } })
    expect([late.statusCode, late.json().by]).toEqual([412, 'Ada Min'])
    const { entries } = (await admin.get('/api/back-office/v1/audit?action=brand.change')).json()
    const reported = entries.map(({ object, before, after }: { object: string; before: unknown; after: unknown }) => [
      object,
      before,
      after,
    ])
    expect(reported).toContainEqual(['brand.brandColour', null, '#0a5c36'])
    expect(reported).toContainEqual(['brand.radius', 4, 8])
    expect(reported.some(([object]: [string]) => object === 'brand.logoLight')).toBe(true)
  })

  test('goes back to the theme', async () => {
    const pictures = { logoLight: null }
    await save(admin, { ...LOOK, brandColour: '#b3202c', actionColour: '#26292e', pictures })
    await vi.waitFor(async () => expect(styleOf(await openPage())).toBeUndefined(), { timeout: 60_000 })
  })
})
