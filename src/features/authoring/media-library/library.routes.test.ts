import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, CONTENT, PAGES, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { makePng } from '#features/site/media/testing/sample-images.ts'

const MEDIA = '/api/back-office/v1/media'
let site: TestApp
let author: AuthorCalls
let admin: AuthorCalls
let buyer: AuthorCalls
let foreign: AuthorCalls
let visitor: AuthorCalls
let authorSession: SignedIn

beforeAll(async () => {
  site = await openTestApp()
  authorSession = await signInAs(site, 'author@sps.example', { roles: ['author'] })
  author = callsOf(site, authorSession)
  admin = callsOf(site, await signInAs(site, 'admin@sps.example', { roles: ['admin'] }))
  buyer = callsOf(site, await signInAs(site, 'buyer@sps.example'))
  foreign = callsOf(site, await signInAs(site, 'author@aerobt.example', { roles: ['author'] }))
  visitor = callsOf(site)
  await site.publish('sps', [{ path: '/' }, { path: '/', locale: { country: 'de', language: 'de' } }])
})
afterAll(() => site.close())

const upload = async (content: Buffer | string, name: string, { cookie, host } = authorSession): Promise<string> => {
  const payload = Buffer.from(content as string)
  const headers = { host, cookie, origin: `http://${host}` }
  const begun = await site.app.inject({
    ...{ method: 'POST', url: '/api/uploads', headers },
    payload: { kind: 'media', name, size: payload.length },
  })
  const { id } = begun.json<{ id: string }>()
  const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  await site.app.inject({ method: 'PATCH', url: `/api/uploads/${id}`, headers: { ...headers, ...part }, payload })
  return id
}
const add = async (content: Buffer | string, name: string, folder = '/pumps') =>
  author.send('POST', MEDIA, { payload: { uploadId: await upload(content, name), folder } })
const addPicture = async (name: string, width = 40): Promise<string> =>
  (await add(await makePng(width), name)).json<{ path: string }>().path
const details = (path: string, changes: object = {}) => ({
  ...{ path, alts: { en: 'A pump', de: 'Eine Pumpe' }, isDecorative: false, tags: ['Pumps'] },
  ...{ focus: { x: 50, y: 50 }, licence: '', licenceEnds: null, ...changes },
})
const describeIt = (path: string, changes: object = {}, who = author) =>
  who.send('PUT', `${MEDIA}/details`, { payload: details(path, changes) })
const read = async (path: string) => (await author.get(`${MEDIA}/details?path=${path}`)).json()
const pageWith = (path: string, alt = 'A pump') => ({
  ...CONTENT,
  blocks: [
    {
      id: 'b',
      type: 'image-text',
      props: { heading: 'A', html: '<p>x</p>', image: { src: `/content/dam/sps${path}`, alt, width: 40, height: 20 } },
    },
  ],
})

describe('the library', () => {
  test('takes files into folders, by what they are, and numbers a name that is taken', async () => {
    expect((await add(await makePng(40), 'Big pump.jpg')).json()).toEqual({
      path: '/pumps/big-pump.png',
      address: '/content/dam/sps/pumps/big-pump.png',
    })
    expect(await addPicture('Big pump.jpg')).toBe('/pumps/big-pump-2.png')
    expect((await add('%PDF-1.7 x', 'Manual.pdf', '')).json().path).toBe('/library/manual.pdf')
    expect((await visitor.get('/content/dam/sps/pumps/big-pump.png')).statusCode).toBe(200)
    const { rows, folders } = (await author.get(`${MEDIA}?folder=/pumps`)).json()
    expect(rows.map(({ path }: { path: string }) => path)).toEqual(['/pumps/big-pump-2.png', '/pumps/big-pump.png'])
    expect(folders).toEqual(['/library', '/pumps'])
  })

  test('takes no upload twice, of nobody else, and nothing that it does not hold', async () => {
    const id = await upload(await makePng(10), 'once.png')
    const send = (who: AuthorCalls, uploadId: string) => who.send('POST', MEDIA, { payload: { uploadId, folder: '' } })
    for (const who of [admin, foreign]) expect((await send(who, id)).statusCode).toBe(404)
    expect((await send(author, id)).statusCode).toBe(201)
    expect((await send(author, id)).statusCode).toBe(404)
    expect((await add('<html><script>1</script></html>', 'page.svg')).statusCode).toBe(415)
    expect((await add('plain words', 'notes.txt')).statusCode).toBe(404)
  })

  test('cleans drawings of scripts and entities [T-90]', async () => {
    const svg = '<svg viewBox="0 0 1 1" onload="alert(1)"><script>alert(1)</script><path d="M0 0h1"/></svg>'
    const { path } = (await add(svg, 'logo.svg')).json()
    const { body } = await visitor.get(`/content/dam/sps${path}`)
    expect(body).toContain('<path d="M0 0h1">')
    expect(body).not.toMatch(/script|onload/)
    const bomb = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'
    expect((await add(bomb, 'bomb.svg')).statusCode).toBe(415)
  })

  test('exists for authors and admins of the site alone', async () => {
    const path = await addPicture('hidden.png')
    const calls = (who: AuthorCalls) =>
      Promise.all([
        who.get(`${MEDIA}/details?path=${path}`),
        who.send('PUT', `${MEDIA}/details`, { payload: details(path) }),
        who.send('POST', `${MEDIA}/replace`, { payload: { path, by: '/pumps/big-pump.png' } }),
        who.send('DELETE', `${MEDIA}/details?path=${path}`),
      ])
    for (const [who, status] of [
      [visitor, 401],
      [buyer, 404],
      [foreign, 404],
    ] as const)
      for (const answer of await calls(who)) expect(answer.statusCode).toBe(status)
    expect((await foreign.get(MEDIA)).json()).toMatchObject({ rows: [], folders: [], tags: [] })
    expect((await admin.get(`${MEDIA}/details?path=${path}`)).statusCode).toBe(200)
  })
})

describe('what is known of a picture', () => {
  test('is said in every language of the site, and found by it', async () => {
    const path = await addPicture('described.png')
    expect((await author.get(`${MEDIA}?state=incomplete&find=described`)).json().total).toBe(1)
    const refused = await describeIt(path, { alts: { en: 'A pump' } })
    expect([refused.statusCode, refused.json().problems[0].path]).toEqual([422, 'alts.de'])
    expect((await describeIt(path, { alts: {}, isDecorative: true })).statusCode).toBe(200)
    expect((await describeIt(path)).statusCode).toBe(200)
    expect(await read(path)).toMatchObject({ alts: { de: 'Eine Pumpe' }, tags: ['pumps'], missing: [] })
    expect((await author.get(`${MEDIA}?tag=pumps`)).json().total).toBe(1)
    expect((await author.get(`${MEDIA}?find=Eine Pumpe`)).json().total).toBe(1)
    expect((await describeIt('/pumps/nowhere.png')).statusCode).toBe(404)
    expect((await describeIt(path, { focus: { x: 101, y: 0 } })).statusCode).toBe(400)
    const { entries } = (await admin.get(`/api/back-office/v1/audit?action=media.describe`)).json()
    expect(entries[0]).toMatchObject({ object: path, after: { tags: ['pumps'] } })
  })

  test('crops it round its focal point', async () => {
    const path = await addPicture('focus.png', 400)
    const square = () => visitor.get(`/content/dam/sps${path}.square.160.webp`)
    const before = await square()
    expect([before.statusCode, before.headers['content-type']]).toEqual([200, 'image/webp'])
    await describeIt(path, { focus: { x: 0, y: 0 } })
    expect((await square()).statusCode).toBe(200)
    expect((await visitor.get(`/content/dam/sps${path}.square.1920.webp`)).statusCode).toBe(404)
  })

  test('ends with its licence: nobody gets it, and no page goes out with it', async () => {
    const path = await addPicture('licensed.png')
    const { id } = await author.create('/licensed', pageWith(path))
    await describeIt(path, { licenceEnds: '2020-01-31' })
    expect((await visitor.get(`/content/dam/sps${path}`)).statusCode).toBe(410)
    expect((await visitor.get(`/content/dam/sps${path}.rendition.160.webp`)).statusCode).toBe(410)
    const refused = await author.publish(id)
    expect([refused.statusCode, refused.json().problems[0].path]).toEqual([422, 'blocks.0.props.image.src'])
    expect((await author.get(`${MEDIA}?state=ended`)).json().total).toBe(1)
    await describeIt(path, { licenceEnds: '2099-01-31' })
    expect((await author.publish(id)).statusCode).toBe(200)
    expect((await visitor.get(`/content/dam/sps${path}`)).statusCode).toBe(200)
  })
})

describe('replacing everywhere', () => {
  test('puts another file under the same address, and its size onto the pages', async () => {
    const path = await addPicture('swap.png')
    const { id } = await author.create('/swap', pageWith(path))
    await author.publish(id)
    expect((await read(path)).uses).toMatchObject([{ locale: 'us/en', path: '/swap', isPublished: true }])
    const uploadId = await upload(await makePng(60), 'larger.png')
    const replaced = await author.send('POST', `${MEDIA}/replace`, { payload: { path, uploadId } })
    expect([replaced.statusCode, replaced.json()]).toEqual([200, { path, pages: 1 }])
    const page = (await author.get(`${PAGES}/${id}`)).json()
    expect(page.content.blocks[0].props.image).toMatchObject({ width: 60, height: 30 })
    expect(page.publishedVersion).toBe(page.version)
    const pdf = await upload('%PDF-1.7 x', 'x.pdf')
    expect((await author.send('POST', `${MEDIA}/replace`, { payload: { path, uploadId: pdf } })).statusCode).toBe(415)
  })

  test('uses another one on every page, what is being written stays the latest', async () => {
    const [path, by] = [await addPicture('one.png'), await addPicture('two.png', 80)]
    const { id } = await author.create('/other', pageWith(path))
    await author.publish(id)
    const { etag } = (await author.get(`${PAGES}/${id}`)).json()
    await author.save(id, etag, { ...pageWith(path), title: 'Being written' })
    const answer = await author.send('POST', `${MEDIA}/replace`, { payload: { path, by } })
    expect(answer.json()).toEqual({ path: by, pages: 1 })
    const page = (await author.get(`${PAGES}/${id}`)).json()
    expect(page.content).toMatchObject({ title: 'Being written' })
    expect(page.content.blocks[0].props.image).toMatchObject({ src: `/content/dam/sps${by}`, width: 80 })
    expect(page.publishedVersion).toBe(page.version - 1)
    const { body } = await visitor.get('/us/en/other')
    expect(body).toContain(by)
    expect(body).not.toContain(path)
    expect(body).not.toContain('Being written')
    for (const payload of [{ path }, { path, by, uploadId: crypto.randomUUID() }])
      expect((await author.send('POST', `${MEDIA}/replace`, { payload })).statusCode).toBe(400)
    expect((await author.send('POST', `${MEDIA}/replace`, { payload: { path, by: '/no.png' } })).statusCode).toBe(404)
  })

  test('a file goes when no page uses it, and not before', async () => {
    const path = await addPicture('leaving.png')
    const { id } = await author.create('/leaving', pageWith(path))
    const remove = () => author.send('DELETE', `${MEDIA}/details?path=${path}`)
    expect((await remove()).statusCode).toBe(409)
    await author.send('DELETE', `${PAGES}/${id}`)
    expect((await remove()).statusCode).toBe(204)
    expect((await visitor.get(`/content/dam/sps${path}`)).statusCode).toBe(404)
    const { entries } = (await admin.get(`/api/back-office/v1/audit?object=${path}`)).json()
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['media.remove', 'media.add'])
  })
})
