import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, CONTENT, PAGES, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let author: AuthorCalls
let visitor: AuthorCalls

beforeAll(async () => {
  site = await openTestApp()
  author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'] }))
  visitor = callsOf(site)
  await site.publish('sps', [{ path: '/' }, { path: '/', locale: { country: 'de', language: 'de' } }])
})
afterAll(() => site.close())

const hero = { id: 'h', type: 'hero', props: { title: 'Spring offers' } }
const fold = (id: string, into?: string) => ({ id, type: 'fold', props: { heading: 'More' }, ...(into && { into }) })
const text = (id: string, html: string, into?: string) => ({
  id,
  type: 'text',
  props: { heading: 'Pumps', html },
  ...(into && { into }),
})
const withBlocks = (...blocks: object[]) => ({ ...CONTENT, blocks: [hero, ...blocks] })
const NESTED = withBlocks(
  fold('f'),
  text('inner', '<p onclick="x()">Inside the fold</p><script>bad()</script>', 'f'),
  text('outer', '<p>Below the fold</p>'),
)

describe('blocks in blocks', () => {
  test('are drawn in the block that holds them, clean, for visitors and for authors [T-40]', async () => {
    const { id } = await author.create('/nested', NESTED)
    await author.publish(id)
    const { body } = await visitor.get('/us/en/nested')
    expect(body).toMatch(/<details[^>]*>(?:(?!<\/details>).)*Inside the fold(?:(?!<\/details>).)*<\/details>/s)
    expect(body.match(/Inside the fold/g)).toHaveLength(1)
    expect(body).not.toMatch(/<\/details>(?:(?!<details).)*Inside the fold/s)
    expect(body.indexOf('Below the fold')).toBeGreaterThan(body.indexOf('</details>'))
    expect(body).not.toMatch(/onclick|bad\(\)|data-into/)
    const draft = (await author.get('/us/en/nested.draft.html')).body
    expect(draft).toContain('data-block-id="inner" data-block-type="text" data-into="f"')
    expect(draft).toMatch(/<details[^>]* open/)
  })

  test.each([
    ['a block that is not there', withBlocks(text('a', '', 'nowhere')), 1],
    ['a block that holds none', withBlocks(text('a', '', 'h')), 1],
    ['itself', withBlocks(fold('a', 'a')), 1],
    ['a block that comes later', withBlocks(text('a', '', 'f'), fold('f')), 1],
    ['a block that stands in a block', withBlocks(fold('f'), fold('g', 'f'), text('a', '', 'g')), 2],
  ])('are refused in %s', async (_, content, index) => {
    const answer = await author.send('POST', PAGES, { payload: { locale: 'us/en', path: '/misplaced', content } })
    expect([answer.statusCode, answer.json().problems[0].path]).toEqual([422, `blocks.${index}.into`])
  })

  test('are checked before publishing like any other', async () => {
    const content = withBlocks(fold('f'), text('inner', '<p><a href="/us/en/no-such-page">Away</a></p>', 'f'))
    const { id } = await author.create('/nested/checked', content)
    const { markets } = (await author.get(`${PAGES}/${id}/markets`)).json()
    expect(markets[0].checks).toMatchObject([{ path: 'blocks.2.props.html', level: 'error' }])
  })

  test('go to translators and to other markets with the block that holds them', async () => {
    const { id } = await author.create('/nested/everywhere', NESTED)
    await author.send('POST', `${PAGES}/${id}/rollout`, { payload: { locales: ['de/de'] } })
    const { markets } = (await author.get(`${PAGES}/${id}/markets`)).json()
    const german = markets.find(({ locale }: { locale: string }) => locale === 'de/de').id
    const { body } = await author.get(`${PAGES}/${german}/xliff?source=us/en`)
    expect(body).toContain('blocks.inner.html')
    const { content } = (await author.get(`${PAGES}/${german}`)).json()
    expect(content.blocks.map(({ id, into }: { id: string; into?: string }) => [id, into])).toEqual([
      ['h', undefined],
      ['f', undefined],
      ['inner', 'f'],
      ['outer', undefined],
    ])
  })
})
