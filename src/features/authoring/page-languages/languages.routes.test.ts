import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, CONTENT, PAGES, withText, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let author: AuthorCalls
let admin: AuthorCalls
let buyer: AuthorCalls
let foreign: AuthorCalls
let visitor: AuthorCalls

beforeAll(async () => {
  site = await openTestApp()
  author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'] }))
  admin = callsOf(site, await signInAs(site, 'admin@sps.example', { roles: ['admin'] }))
  buyer = callsOf(site, await signInAs(site, 'buyer@sps.example'))
  foreign = callsOf(site, await signInAs(site, 'author@aerobt.example', { roles: ['author'] }))
  visitor = callsOf(site)
  const locales = [
    { country: 'us', language: 'en' },
    { country: 'gb', language: 'en' },
    { country: 'de', language: 'de' },
  ] as const
  await site.publish(
    'sps',
    locales.map((locale) => ({ path: '/', locale })),
  )
})
afterAll(() => site.close())

const makePair = async (path: string) => {
  const english = await author.create(path)
  const german = await author.create(path, withText('<p>Zwei für eins.</p>', 'Angebote'), 'de/de')
  return { english, german }
}
type Unit = { key: string; state: string; target: string | null }
const compare = async (id: string, who = author) => who.get(`${PAGES}/${id}/translation?source=us/en`)
const statesOf = async (id: string): Promise<Record<string, string>> => {
  const { units } = (await compare(id)).json<{ units: Unit[] }>()
  return Object.fromEntries(units.map(({ key, state }) => [key, state]))
}
const translate = (id: string, etag: string, texts: object, who = author) =>
  who.send('PUT', `${PAGES}/${id}/translation`, { payload: { source: 'us/en', texts }, headers: { 'if-match': etag } })
const etagOf = async (id: string): Promise<string> => (await author.get(`${PAGES}/${id}`)).json().etag

describe('side by side with the source', () => {
  test('what was translated is current until the source says something else', async () => {
    const { english, german } = await makePair('/side')
    expect(await statesOf(german.id)).toEqual({
      title: 'unchecked',
      description: 'missing',
      'blocks.b1.title': 'missing',
      'blocks.b2.heading': 'missing',
      'blocks.b2.html': 'unchecked',
    })
    const texts = { title: 'Frühlingsangebote', 'blocks.b2.heading': 'Pumpen', 'blocks.b2.html': '<p>Zwei für eins.</p>' }
    const saved = await translate(german.id, german.etag, texts)
    expect([saved.statusCode, saved.json().changed]).toEqual([200, 3])
    expect(await statesOf(german.id)).toMatchObject({ title: 'current', 'blocks.b2.heading': 'current' })
    await author.save(english.id, english.etag, withText('<p>Three for one.</p>'))
    expect(await statesOf(german.id)).toMatchObject({ title: 'current', 'blocks.b2.html': 'outdated' })
    const page = (await author.get(`${PAGES}/${german.id}`)).json()
    expect(page.content.title).toBe('Frühlingsangebote')
    expect(page.publishedVersion).toBeNull()
    const { entries } = (await admin.get(`/api/back-office/v1/audit?action=page.translate`)).json()
    expect(entries[0]).toMatchObject({ object: german.id })
  })

  test('one language goes out alone', async () => {
    const { german } = await makePair('/alone')
    await author.publish(german.id)
    const statusOf = async (path: string) => (await visitor.get(path)).statusCode
    expect([await statusOf('/de/de/alone'), await statusOf('/us/en/alone')]).toEqual([200, 404])
  })

  test('never writes over what another author wrote, and is cleaned like every text [T-40]', async () => {
    const { german } = await makePair('/careful')
    expect((await translate(german.id, '"9.9"', { title: 'x' })).statusCode).toBe(412)
    const evil = { 'blocks.b2.html': '<p onclick="x()">a<script>b</script></p>' }
    expect((await translate(german.id, german.etag, evil)).statusCode).toBe(200)
    const { body } = await author.get(`${PAGES}/${german.id}`)
    expect(body).not.toMatch(/onclick|<script/)
  })

  test('exists for authors and admins of the site alone', async () => {
    const { english, german } = await makePair('/rights')
    expect((await compare(german.id, admin)).statusCode).toBe(200)
    for (const [who, status] of [
      [visitor, 401],
      [buyer, 404],
      [foreign, 404],
    ] as const) {
      expect((await compare(german.id, who)).statusCode).toBe(status)
      expect((await translate(german.id, german.etag, { title: 'x' }, who)).statusCode).toBe(status)
      expect((await who.get(`${PAGES}/${german.id}/xliff?source=us/en`)).statusCode).toBe(status)
      const roll = await who.send('POST', `${PAGES}/${english.id}/rollout`, { payload: { locales: ['de/de'] } })
      expect(roll.statusCode).toBe(status)
    }
    expect((await author.get(`${PAGES}/${german.id}/translation?source=fr/fr`)).statusCode).toBe(404)
  })
})

describe('files for translators', () => {
  const send = async (id: string, file: string, etag?: string) =>
    author.send('POST', `${PAGES}/${id}/xliff`, {
      payload: { source: 'us/en', file },
      headers: { 'if-match': etag ?? (await etagOf(id)) },
    })

  test('go out, come back as a draft, and know when the source changed meanwhile', async () => {
    const { english, german } = await makePair('/xliff')
    const { body, headers } = await author.get(`${PAGES}/${german.id}/xliff?source=us/en`)
    expect(headers['content-disposition']).toBe('attachment; filename="xliff.de-DE.xlf"')
    await author.save(english.id, english.etag, { ...CONTENT, title: 'Summer offers' })
    const translated = body
      .replace(/(name="title".*?<target>)[^<]*/s, '$1Frühlingsangebote')
      .replace(/(name="blocks\.b2\.heading".*?<\/source>)/s, '$1<target>Pumpen</target>')
    const taken = await send(german.id, translated)
    expect([taken.statusCode, taken.json().unknown]).toEqual([200, 0])
    const { content, publishedVersion } = (await author.get(`${PAGES}/${german.id}`)).json()
    expect([content.title, content.blocks[1].props.heading, publishedVersion]).toEqual(['Frühlingsangebote', 'Pumpen', null])
    expect(await statesOf(german.id)).toMatchObject({ title: 'outdated', 'blocks.b2.heading': 'current' })
  })

  test('are refused for another page, another language, entities and what is no XLIFF [T-90]', async () => {
    const { german } = await makePair('/refused')
    const other = await makePair('/refused-other')
    const { body } = await author.get(`${PAGES}/${german.id}/xliff?source=us/en`)
    const bomb = body.replace('?>', '?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>')
    for (const file of [bomb, '<html/>', 'x', body.replace('de-DE', 'fr-FR')])
      expect((await send(german.id, file)).statusCode).toBe(422)
    expect((await send(other.german.id, body)).statusCode).toBe(422)
    expect((await send(german.id, 'x'.repeat(1_000_001))).statusCode).toBe(400)
    expect((await send(german.id, body, '"0.0"')).statusCode).toBe(412)
  })
})

describe('rolling out', () => {
  const roll = (id: string, locales: string[]) => author.send('POST', `${PAGES}/${id}/rollout`, { payload: { locales } })

  test('makes drafts in other markets, in the same language with its words and links', async () => {
    const { id } = await author.create('/roll', withText('<p><a href="/us/en/roll">Here</a></p>'))
    const { targets } = (await author.get(`${PAGES}/${id}/rollout`)).json()
    expect(targets).toContainEqual({ locale: 'gb/en', hasPage: false, outdated: null })
    const { pages } = (await roll(id, ['gb/en', 'de/de'])).json()
    expect(pages).toMatchObject([
      { locale: 'gb/en', isNew: true, untranslated: 0 },
      { locale: 'de/de', isNew: true, untranslated: 5 },
    ])
    const british = (await author.get(`${PAGES}/${pages[0].id}`)).json()
    expect(british.content.blocks[1].props.html).toContain('/gb/en/roll')
    expect(british.publishedVersion).toBeNull()
    expect((await visitor.get('/gb/en/roll')).statusCode).toBe(404)
  })

  test('takes new blocks over, and keeps the words that another language has', async () => {
    const { english, german } = await makePair('/keep')
    await translate(german.id, german.etag, { title: 'Angebote', 'blocks.b2.html': '<p>Zwei für eins.</p>' })
    const more = { ...CONTENT, blocks: [...CONTENT.blocks, { id: 'b3', type: 'text', props: { html: '<p>New</p>' } }] }
    await author.save(english.id, english.etag, more)
    expect(await statesOf(german.id)).toMatchObject({ 'blocks.b3.html': 'absent' })
    expect((await roll(english.id, ['de/de'])).json().pages).toMatchObject([{ id: german.id, isNew: false }])
    const { content } = (await author.get(`${PAGES}/${german.id}`)).json()
    expect(content).toMatchObject({ title: 'Angebote' })
    expect(content.blocks.map(({ id }: { id: string }) => id)).toEqual(['b1', 'b2', 'b3'])
    expect(await statesOf(german.id)).toMatchObject({
      title: 'current',
      'blocks.b2.html': 'current',
      'blocks.b3.html': 'missing',
    })
  })

  test('goes to markets of the site only', async () => {
    const { id } = await author.create('/nowhere')
    expect((await roll(id, ['fr/fr'])).statusCode).toBe(422)
    expect((await roll(id, ['x'])).statusCode).toBe(400)
  })
})
