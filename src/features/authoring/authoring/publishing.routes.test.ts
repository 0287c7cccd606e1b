import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { publishDue } from '#features/authoring/authoring/publish-due.service.ts'
import { callsOf, CONTENT, PAGES, withText, type AuthorCalls } from '#app/testing/author-calls.ts'
import { followSchedule } from '#app/follow-schedule.ts'
import { listenForContent } from '#app/pages/content-listener.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import type { PageCheck } from '#features/authoring/authoring/publish-check.rules.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'

let site: TestApp
let author: AuthorCalls
let visitor: AuthorCalls
let number = 0
const nextPath = () => `/news/item-${number++}`

beforeAll(async () => {
  site = await openTestApp()
  const who = await signInAs(site, 'author@sps.example', { roles: ['author'], givenName: 'Anna', familyName: 'Berg' })
  author = callsOf(site, who)
  visitor = callsOf(site)
})
afterAll(() => site.close())
beforeEach(() => site.services.pageCache.dropAll())

const show = async (path: string): Promise<string> => {
  site.services.pageCache.dropAll()
  return (await visitor.get(`/us/en${path}`)).body
}

describe('publishing', () => {
  test('shows the latest version, and a later draft to nobody', async () => {
    const path = nextPath()
    const { id, etag } = await author.create(path)
    const published = await author.publish(id)
    expect([published.statusCode, published.json()]).toEqual([200, { publishedVersion: 1 }])
    await author.save(id, etag, withText('<p>Not yet</p>'))
    expect(await show(path)).toContain('Two for one.')
    expect(await show(path)).not.toContain('Not yet')
    const preview = await author.get(`/us/en${path}?wcmmode=preview`)
    expect(preview.body).toContain('Not yet')
    expect(preview.headers['cache-control']).toBe('private, no-store')
    expect((await author.get(`${PAGES}/${id}`)).json()).toMatchObject({ version: 2, publishedVersion: 1 })
  })

  test('is stopped by a picture without an alternative text, unless it only decorates', async () => {
    const path = nextPath()
    const image = { src: '/a.png', alt: '', width: 10, height: 10 }
    const page = (changes: object) => ({
      ...CONTENT,
      blocks: [
        CONTENT.blocks[0],
        { id: 'p', type: 'image-text', props: { heading: 'Pump', html: '<p>A pump.</p>', image: { ...image, ...changes } } },
      ],
    })
    const { id, etag } = await author.create(path, page({}))
    const refused = await author.publish(id)
    expect([refused.statusCode, refused.json().problems[0].path]).toEqual([422, 'blocks.1.props.image.alt'])
    expect((await author.publish(id, { at: '2999-01-01T00:00:00Z' })).statusCode).toBe(422)
    expect((await visitor.get(`/us/en${path}`)).statusCode).toBe(404)
    await author.save(id, etag, page({ decorative: true }))
    expect((await author.publish(id)).statusCode).toBe(200)
    expect(await show(path)).not.toContain('decorative')
  })

  test('is taken back', async () => {
    const path = nextPath()
    const { id } = await author.create(path)
    await author.publish(id)
    const taken = await author.send('POST', `${PAGES}/${id}/unpublish`)
    expect([taken.statusCode, taken.json()]).toEqual([200, { publishedVersion: null }])
    site.services.pageCache.dropAll()
    expect((await visitor.get(`/us/en${path}`)).statusCode).toBe(404)
    expect((await author.get(`${PAGES}/${id}`)).json()).toMatchObject({ version: 1, publishedVersion: null })
  })

  test('markup that reached the database another way is not shown either [T-40]', async () => {
    const path = nextPath()
    const { id } = await author.create(path)
    await author.publish(id)
    const html = '<p>Safe</p><script>steal()</script><a href="javascript:steal()">x</a>'
    const evil = { ...CONTENT, blocks: [{ id: 'b', type: 'text', props: { html } }], config: {}, flags: {} }
    await withTenant(site.services.db, 'sps', (tx) =>
      tx
        .updateTable('pageVersion')
        .set({ content: JSON.stringify(evil) as never })
        .where('pageId', '=', id)
        .execute(),
    )
    expect(await show(path)).toContain('<p>Safe</p>')
    expect(await show(path)).not.toContain('steal')
  })

  test('tells of the same page in other markets, and what stands against it there', async () => {
    const path = nextPath()
    const { id } = await author.create(path)
    const german = await author.create(path, { ...CONTENT, description: '' }, 'de/de')
    const { markets } = (await author.get(`${PAGES}/${id}/markets`)).json()
    expect(markets).toMatchObject([
      { id: german.id, locale: 'de/de', checks: [{ path: 'description', level: 'warning' }, { code: 'language' }] },
      { id, locale: 'us/en', checks: [], publishedVersion: null },
    ])
    const asGerman = (await author.get(`${PAGES}/${german.id}/markets`)).json().markets
    const checksOf = (rows: { checks: PageCheck[] }[]) => rows.map(({ checks }) => checks)
    expect(checksOf(asGerman)).toEqual(checksOf(markets))
  })

  test('is stopped by a link that leads nowhere, and told of one that leads to a draft or an unknown file', async () => {
    const linking = (href: string) => withText(`<p><a href="${href}">there</a></p>`)
    const publishWith = async (href: string) => {
      const { id } = await author.create(nextPath(), linking(href))
      const { markets } = (await author.get(`${PAGES}/${id}/markets`)).json()
      const { statusCode } = await author.publish(id)
      return [statusCode, ...markets[0].checks.map(({ level, code }: PageCheck) => `${level} ${code}`)]
    }
    const known = nextPath()
    await author.publish((await author.create(known)).id)
    const draft = nextPath()
    await author.create(draft)
    expect(await publishWith('/us/en/nowhere-at-all')).toEqual([422, 'error link'])
    expect(await publishWith(`/us/en${known}?a=1#b`)).toEqual([200])
    expect(await publishWith(`/us/en${draft}`)).toEqual([200, 'warning link-draft'])
    expect(await publishWith('/content/dam/sps/none.pdf')).toEqual([200, 'warning link-file'])
    for (const href of ['/cart/sps/en', '/us/en/back-office/pages', 'mailto:a@b.example', 'https://e.example/'])
      expect([href, ...(await publishWith(href))]).toEqual([href, 200])
    const { id } = await author.create(nextPath(), linking('/us/en/nowhere-at-all'))
    expect((await author.publish(id)).json().problems).toMatchObject([{ path: 'blocks.1.props.html' }])
  })

  test('names the markets that do not have the page', async () => {
    const { id } = await author.create(nextPath())
    const { markets, missing } = (await author.get(`${PAGES}/${id}/markets`)).json()
    expect(markets).toHaveLength(1)
    expect(missing).toContain('de/de')
    expect(missing).not.toContain('us/en')
  })
})

describe('versions', () => {
  test('are listed, the newest first, and an older one is brought back as a draft', async () => {
    const path = nextPath()
    const { id, etag } = await author.create(path)
    await author.publish(id)
    await author.save(id, etag, withText('<p>Wrong</p>'))
    await author.publish(id)
    expect(await show(path)).toContain('Wrong')
    const restored = await author.send('POST', `${PAGES}/${id}/versions/1/restore`)
    expect([restored.statusCode, restored.json().version]).toEqual([200, 3])
    const { versions } = (await author.get(`${PAGES}/${id}/versions`)).json()
    expect(
      versions.map(({ number: n, published, by }: { number: number; published: boolean; by: string }) => [n, published, by]),
    ).toEqual([
      [3, false, 'Anna Berg'],
      [2, true, 'Anna Berg'],
      [1, false, 'Anna Berg'],
    ])
    expect(await show(path)).toContain('Wrong')
    await author.publish(id)
    expect(await show(path)).toContain('Two for one.')
    expect((await author.get(`${PAGES}/${id}/versions/2`)).json().content.blocks[1].props.html).toBe('<p>Wrong</p>')
  })

  test.each(['9', '0', 'x', '99999999999'])('there is no version %s', async (version) => {
    const { id } = await author.create(nextPath())
    expect((await author.send('POST', `${PAGES}/${id}/versions/${version}/restore`)).statusCode).toBe(404)
  })
})

describe('publishing at a time', () => {
  const LATER = '2999-01-01T00:00:00.000Z'

  test('waits for it, and then shows what was planned, once', async () => {
    const path = nextPath()
    const { id, etag } = await author.create(path)
    const planned = await author.publish(id, { at: LATER })
    expect([planned.statusCode, planned.json().scheduledAt]).toEqual([202, LATER])
    await author.save(id, etag, withText('<p>Written since</p>'))
    expect((await visitor.get(`/us/en${path}`)).statusCode).toBe(404)
    const run = (at: string) =>
      withTenant(site.services.db, 'sps', (tx) => publishDue(tx, new Date(at), { isReviewRequired: false }))
    expect(await run('2998-12-31T23:59:59Z')).toBe(0)
    expect(await run(LATER)).toBe(1)
    expect(await run(LATER)).toBe(0)
    expect(await show(path)).toContain('Two for one.')
    expect((await author.get(`${PAGES}/${id}`)).json()).toMatchObject({ publishedVersion: 1, scheduledAt: null })
  })

  test('is given up', async () => {
    const { id } = await author.create(nextPath())
    await author.publish(id, { at: LATER })
    expect((await author.send('DELETE', `${PAGES}/${id}/schedule`)).statusCode).toBe(204)
    expect((await author.get(`${PAGES}/${id}`)).json().scheduledAt).toBeNull()
  })

  test.each(['yesterday', '2020-01-01T00:00:00Z', 5])('does not take %s', async (at) => {
    const { id } = await author.create(nextPath())
    const answer = await author.publish(id, { at })
    expect([answer.statusCode, answer.json().problems[0].path]).toEqual([422, 'at'])
  })

  test('is done by a worker that was told of it', async () => {
    const { clock } = site.services
    const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
    const worker = await followSchedule(await site.database.openSession(), {
      ...{ ...site.services, backgroundDb: site.services.db },
      log,
    })
    try {
      const path = nextPath()
      const { id } = await author.create(path)
      await author.publish(id, { at: new Date(clock.now().getTime() + 200).toISOString() })
      await vi.waitFor(async () => expect((await visitor.get(`/us/en${path}`)).statusCode).toBe(200), { timeout: 60_000 })
      expect(log.error).not.toHaveBeenCalled()
    } finally {
      await worker.stop()
    }
  })
})

test('two processes on one database show what either of them publishes, never what was before', async () => {
  const other = await openTestApp([], {}, { database: site.database })
  const ears = [
    await listenForContent(await site.database.openSession(), site.services.pageCache),
    await listenForContent(await site.database.openSession(), other.services.pageCache),
  ]
  try {
    const path = nextPath()
    const made = await author.create(path)
    let { etag } = made
    await author.publish(made.id)
    const seenBy = async (app: TestApp) => (await callsOf(app).get(`/us/en${path}`)).body
    for (let round = 1; round <= 10; round++) {
      const text = `Round ${round} of ten`
      const saved = await author.save(made.id, etag, withText(`<p>${text}</p>`))
      etag = String(saved.headers['etag'])
      await author.publish(made.id)
      for (const app of [site, other])
        await vi.waitFor(async () => expect(await seenBy(app)).toContain(text), { timeout: 60_000 })
    }
  } finally {
    for (const ear of ears) await ear.stop()
    await other.app.close()
    await other.services.jobs.stop()
  }
})
