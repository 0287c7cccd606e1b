import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '#platform/database/database.ts'
import { openBringing } from '#app/testing/bring-lines.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let door: Awaited<ReturnType<typeof openBringing>>
beforeAll(async () => {
  site = await openTestApp()
  door = await openBringing(site, 'sps')
  await site.publish('sps', [
    { path: '/', template: 'home-template', kind: 'Home' },
    { path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' },
  ])
})
afterAll(async () => {
  await site.close()
  await door.close()
})

const show = async (path: string): Promise<{ status: number; body: string }> => {
  const answer = await site.app.inject({ url: `/us/en${path}`, headers: { host: 'sps.localhost' } })
  return { status: answer.statusCode, body: answer.body }
}

const CATEGORIES = `path,name_en,name_de,text_en,markets
pumps/bilge,Bilge pumps,,For the lowest place of a ship,
pumps,Pumps,Pumpen,,us|de
pumps/deck,Deck pumps,,,de|fr
`

describe('categories, brands and attributes', () => {
  test('are brought in any order of lines, and again change nothing [T-52]', async () => {
    const files = {
      'categories.csv': CATEGORIES,
      'brands.csv': 'slug,name,text_en\nhalden,Halden,Made in the north\n',
      'attributes.csv': 'key,name_en,unit,isFacet\nflow,Flow,l/min,yes\nnote,Note,,\n',
    }
    const first = await door.bring(files)
    expect(first.said).toEqual([])
    expect(first.text.split('\n').toSorted()).toEqual([
      'attributes.csv: 2 taken, 0 unchanged, 0 refused',
      'brands.csv: 1 taken, 0 unchanged, 0 refused',
      'categories.csv: 3 taken, 0 unchanged, 0 refused',
    ])
    const again = await door.bring(files)
    expect(again.text).toContain('categories.csv: 0 taken, 3 unchanged')
    expect(again.text).toContain('attributes.csv: 0 taken, 2 unchanged')
    expect(await door.read('categories')).toEqual([
      { path: 'pumps', names: { en: 'Pumps', de: 'Pumpen' }, markets: ['us', 'de'], position: 1 },
      {
        ...{ path: 'pumps/bilge', names: { en: 'Bilge pumps' }, position: 0, parent: 'pumps' },
        texts: { en: 'For the lowest place of a ship' },
      },
      { path: 'pumps/deck', names: { en: 'Deck pumps' }, markets: ['de', 'fr'], position: 2, parent: 'pumps' },
    ])
    expect(await door.read('brands')).toEqual([
      { slug: 'halden', name: 'Halden', texts: { en: 'Made in the north' }, position: 0 },
    ])
    expect(await door.read('attributes')).toEqual([
      { key: 'flow', names: { en: 'Flow' }, unit: 'l/min', isFacet: true, position: 0 },
      { key: 'note', names: { en: 'Note' }, position: 1 },
    ])
  })

  test('stand on their pages, in the markets of the category above [T-26]', async () => {
    expect((await show('/products')).body).toContain('Pumps')
    expect((await show('/products/pumps')).body).toContain('Bilge pumps')
    expect((await show('/products/pumps')).body).not.toContain('Deck pumps')
    expect((await show('/our-brands')).body).toContain('Halden')
    const { sold } = await withTenant(site.services.db, 'sps', async (tx) => ({
      sold: await tx.selectFrom('category').select(['path', 'markets']).orderBy('path').execute(),
    }))
    expect(sold).toEqual([
      { path: 'pumps', markets: ['us', 'de'] },
      { path: 'pumps/bilge', markets: ['us', 'de'] },
      { path: 'pumps/deck', markets: ['de'] },
    ])
  })

  test('get the countries of the category above back when it does', async () => {
    const wider = { path: 'pumps', names: { en: 'Pumps', de: 'Pumpen' }, markets: ['us', 'de', 'fr'] }
    expect(await door.send('categories', [wider])).toEqual([{ line: 1, ok: true }])
    const markets = await withTenant(site.services.db, 'sps', (tx) =>
      tx.selectFrom('category').select('markets').where('path', '=', 'pumps/deck').executeTakeFirst(),
    )
    expect(markets).toEqual({ markets: ['de', 'fr'] })
  })

  test.each([
    ['a category without a name', 'categories', { path: 'hoses' }, 'name_en: is missing'],
    ['one without an English name', 'categories', { path: 'hoses', names: { de: 'Schläuche' } }, 'name_en: is missing'],
    ['a path with capitals', 'categories', { path: 'Hoses', names: { en: 'Hoses' } }, 'path: ‘Hoses’ is no path of a category'],
    ['a path too deep', 'categories', { path: 'a/b/c/d/e', names: { en: 'A' } }, 'is no path of a category'],
    ['one below nothing', 'categories', { path: 'hoses/red', names: { en: 'Red' } }, '‘hoses’ is not among the categories'],
    ['another parent', 'categories', { path: 'pumps/x', parent: 'valves', names: { en: 'X' } }, 'parent: is not the beginning'],
    ['no country', 'categories', { path: 'hoses', names: { en: 'H' }, markets: ['europe'] }, 'markets: ‘europe’ is no country'],
    ['no country of those above', 'categories', { path: 'pumps/x', names: { en: 'X' }, markets: ['jp'] }, 'sold nowhere'],
    [
      'a picture that is nowhere',
      'categories',
      { path: 'hoses', names: { en: 'H' }, image: '/a.png' },
      'there is no picture at ‘/a.png’',
    ],
    ['a language nobody reads', 'categories', { path: 'hoses', names: { en: 'H', xx: 'H' } }, 'name_xx: there are the languages'],
    ['a formula', 'brands', { slug: 'x', name: '=1+1' }, 'begins like a formula'],
    ['a slug with blanks', 'brands', { slug: 'x y', name: 'X' }, 'slug: ‘x y’ is no short name'],
    ['a brand without a name', 'brands', { slug: 'x' }, 'name: is missing'],
    ['a number as a name', 'brands', { slug: 'x', name: 5 }, 'name: ‘5’ is no text'],
    ['an unknown field', 'brands', { slug: 'x', name: 'X', logo: 'x' }, 'logo: there is no such field'],
    ['a key with capitals', 'attributes', { key: 'Flow', names: { en: 'Flow' } }, 'key: ‘Flow’ is no key of an attribute'],
    [
      'a facet that is perhaps',
      'attributes',
      { key: 'x', names: { en: 'X' }, isFacet: 'perhaps' },
      'isFacet: ‘perhaps’ is neither',
    ],
    ['a long unit', 'attributes', { key: 'x', names: { en: 'X' }, unit: 'x'.repeat(21) }, 'unit: has 21 letters'],
  ])('are refused with a sentence: %s [T-46]', async (_, kind, line, sentence) => {
    const [answer] = await door.send(kind, [line])
    expect(answer?.ok).toBe(false)
    expect(answer?.error).toContain(sentence)
  })

  test('are refused before anything is saved where a parent is missing', async () => {
    const { said, text } = await door.bring({ 'categories.csv': 'path,name_en\nhoses/red,Red\n' })
    expect(said).toEqual(['categories.csv line 2: parent: ‘hoses’ is not among the categories'])
    expect(text).toContain('Nothing was saved.')
  })

  test('go, unless something stands in them', async () => {
    expect(await door.send('categories', [{ path: 'pumps', deleted: true }])).toMatchObject([
      { ok: false, error: 'path: there are categories in this category; take them away first' },
    ])
    const gone = [
      { path: 'pumps/deck', deleted: true },
      { path: 'never-there', deleted: true },
    ]
    expect(await door.send('categories', gone)).toMatchObject([{ ok: true }, { ok: true }])
    expect((await door.read('categories')).map(({ path }) => path)).toEqual(['pumps', 'pumps/bilge'])
    await door.send('attributes', [{ key: 'note', deleted: true }])
    expect(await door.read('attributes')).toHaveLength(1)
  })
})
