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

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(site.services.db, 'sps', work)
const readOffer = (sku: string) =>
  inTenant((tx) => tx.selectFrom('product').select(['prices', 'stock']).where('sku', '=', sku).executeTakeFirst())
const show = async (path: string) => (await site.app.inject({ url: `/us/en${path}`, headers: { host: 'sps.localhost' } })).body

const FILES = {
  'products.csv': `sku;category;brand;name_en;name_de;text_en;attr:flow;attr:material;amount:list:USD;amount:list:EUR;stock:us;images;accessories;markets;lifecycle;replaced_by;documents
P-1;pumps/bilge;halden;Bilge pump P-1;Lenzpumpe P-1;Pumps water;40;'1.4301;129.00;119.5;7;https://img.example/p1.jpg;P-2|P-3;;;;Data sheet => https://docs.example/p1.pdf
P-2;pumps/bilge;;Bilge pump P-2;;;60;;;;;;;us|de;active;;
P-3;pumps/bilge;;Hose;;;;;;;;;;;obsolete;;
`,
  'brands.csv': 'slug,name\nhalden,Halden\n',
  'categories.csv': 'path,name_en\npumps,Pumps\npumps/bilge,Bilge pumps\n',
  'attributes.csv': 'key,name_en,unit,isFacet\nflow,Flow,l/min,true\n',
}

describe('products', () => {
  test('come with what they refer to, and again change nothing [T-52]', async () => {
    const first = await door.bring(FILES)
    expect(first.said).toEqual([])
    expect(first.text).toContain('products.csv: 3 taken, 0 unchanged, 0 refused')
    expect((await door.bring(FILES)).text).toContain('products.csv: 0 taken, 3 unchanged, 0 refused')
    expect(await door.read('products')).toEqual([
      {
        ...{ sku: 'P-1', category: 'pumps/bilge', brand: 'halden', names: { en: 'Bilge pump P-1', de: 'Lenzpumpe P-1' } },
        ...{ texts: { en: 'Pumps water' }, attributes: { flow: 40, material: '1.4301' }, images: ['https://img.example/p1.jpg'] },
        documents: [{ title: 'Data sheet', href: 'https://docs.example/p1.pdf' }],
        ...{ accessories: ['P-2', 'P-3'], lifecycle: 'active', popularity: 0 },
      },
      {
        ...{ sku: 'P-2', category: 'pumps/bilge', names: { en: 'Bilge pump P-2' }, attributes: { flow: 60 } },
        ...{ markets: ['us', 'de'], lifecycle: 'active', popularity: 0 },
      },
      { sku: 'P-3', category: 'pumps/bilge', names: { en: 'Hose' }, lifecycle: 'obsolete', popularity: 0 },
    ])
    expect(await readOffer('P-1')).toEqual({ prices: { list: { USD: 12900, EUR: 11950 } }, stock: { us: 7 } })
  })

  test('are listed, shown and found as soon as the file is saved', async () => {
    expect(await show('/products/pumps')).toContain('P-1')
    const page = await show('/products-dynamic/P-1')
    expect(page).toContain('Bilge pump P-1')
    const found = await inTenant((tx) =>
      site.services.engine.search(tx, {
        ...{ query: 'bilge pump', page: { size: 10, current: 1 }, precision: 2 },
        visibility: { audience: [], language: 'en' },
      }),
    )
    expect(found.hits.map(({ document }) => document.key)).toContain('P-1')
  })

  test('keep what a line leaves out, prices and stock above all', async () => {
    const line = {
      sku: 'P-1',
      category: 'pumps/bilge',
      names: { en: 'Pump, renamed' },
      brand: null,
      prices: { list: { EUR: '99.90' } },
    }
    expect(await door.send('products', [line, line])).toMatchObject([{ ok: true }, { ok: true }])
    expect(await readOffer('P-1')).toEqual({ prices: { list: { USD: 12900, EUR: 9990 } }, stock: { us: 7 } })
    const [stored] = await door.read('products')
    expect(stored).toMatchObject({ names: { en: 'Pump, renamed' }, accessories: ['P-2', 'P-3'] })
    expect(stored).not.toHaveProperty('brand')
  })

  const good = { sku: 'X-1', category: 'pumps', names: { en: 'X' } }
  test.each([
    ['no part number', { ...good, sku: 'a b' }, 'sku: ‘a b’ is no part number'],
    ['none at all', { category: 'pumps', names: { en: 'X' } }, 'sku: is missing'],
    ['a category that is not there', { ...good, category: 'pumps/none' }, 'category: ‘pumps/none’ is not among the categories'],
    ['a brand that is not there', { ...good, brand: 'none' }, 'brand: ‘none’ is not among the brands'],
    ['no English name', { ...good, names: { de: 'X' } }, 'name_en: is missing'],
    ['a formula as a name', { ...good, names: { en: '@SUM(A1)' } }, 'name_en: ‘@SUM(A1)’ begins like a formula'],
    ['a price as a number', { ...good, prices: { list: { EUR: 990 } } }, 'prices.list.EUR: ‘990’ is no price'],
    ['too many digits', { ...good, prices: { list: { JPY: '1.5' } } }, 'prices.list.JPY: ‘1.5’ is no price'],
    ['minor units', { ...good, 'price:list:EUR': '990' }, 'name the column amount:list:EUR and write 129.00'],
    ['a price list', { ...good, 'amount:contract:EUR': '9.90' }, 'others are of the kind prices'],
    ['stock of nowhere', { ...good, 'stock:europe': '5' }, '‘europe’ is no country'],
    ['half a piece', { ...good, stock: { de: 1.5 } }, '‘1.5’ is no number of pieces'],
    ['a key with blanks', { ...good, attributes: { 'my key': 1 } }, 'attr:my key: is no key of an attribute'],
    ['a script as a picture', { ...good, images: ['javascript:alert(1)'] }, 'images: ‘javascript:alert(1)’ is no safe address'],
    [
      'a picture that leads nowhere',
      { ...good, images: ['/content/dam/sps/none.png'] },
      'there is no picture at ‘/content/dam/sps/none.png’',
    ],
    ['itself as successor', { ...good, replacedBy: 'X-1' }, 'replacedBy: names the product itself'],
    ['no successor', { ...good, lifecycle: 'replaced' }, 'replacedBy: is missing though the product is replaced'],
    ['an unknown life', { ...good, lifecycle: 'dead' }, 'lifecycle: ‘dead’ is none of active, obsolete, replaced'],
    ['an unknown field', { ...good, colour: 'red' }, 'colour: there is no such field'],
    ['a country nobody has', { ...good, markets: ['xx'] }, 'markets: ‘xx’ is no country'],
    ['a large cell', { ...good, texts: { en: 'x'.repeat(5000) } }, 'text_en: has 5000 letters; 4000 are the most'],
  ])('are refused with a sentence: %s [T-46, T-63]', async (_, line, sentence) => {
    const [answer] = await door.send('products', [line])
    expect(answer?.ok).toBe(false)
    expect(answer?.error).toContain(sentence)
  })

  test('of another site are not there [T-63]', async () => {
    const other = await openBringing(site, 'process')
    expect(await other.read('products')).toEqual([])
    expect(await other.send('products', [good])).toMatchObject([{ error: 'category: ‘pumps’ is not among the categories' }])
    await other.close()
  })

  test('go with their prices, and repeat without a fault', async () => {
    await door.send('products', [{ ...good, prices: { list: { EUR: '1' } } }])
    await door.send('prices', [{ sku: 'X-1', currency: 'EUR', contract: 'k', amount: '0.9' }])
    const gone = { sku: 'X-1', deleted: true }
    expect(await door.send('products', [gone, gone])).toMatchObject([{ ok: true }, { ok: true }])
    expect((await door.read('products')).map(({ sku }) => sku)).toEqual(['P-1', 'P-2', 'P-3'])
    expect((await door.read('prices')).filter(({ sku }) => sku === 'X-1')).toEqual([])
  })

  test('may be listed and settled later where a program brings them', async () => {
    await door.send('products', [{ ...good, sku: 'X-2', category: 'pumps/bilge', names: { en: 'Brought by a program' } }])
    const { db, dataKinds } = site.services
    await dataKinds.get('products')?.settle?.(site.services, 'sps')
    expect(await show('/products/pumps/bilge')).toContain('Brought by a program')
    const open = await withTenant(db, 'sps', (tx) =>
      tx.selectFrom('productImport').select('id').where('settledAt', 'is', null).execute(),
    )
    expect(open).toEqual([])
  })
})

describe('replacements', () => {
  test('end a part, and lead to its successor', async () => {
    const files = { 'replacements.csv': 'sku,replacedBy\nP-1,P-2\n' }
    expect((await door.bring(files)).text).toContain('1 taken')
    expect((await door.bring(files)).text).toContain('1 unchanged')
    expect(await door.read('replacements')).toEqual([{ sku: 'P-1', replacedBy: 'P-2' }])
    expect(await show('/products-dynamic/P-1')).toContain('P-2')
    expect((await door.read('products'))[0]).toMatchObject({ lifecycle: 'replaced', replacedBy: 'P-2' })
  })

  test.each([
    [{ sku: 'P-9', replacedBy: 'P-2' }, 'sku: ‘P-9’ is not among the products'],
    [{ sku: 'P-2', replacedBy: 'P-9' }, 'replacedBy: ‘P-9’ is not among the products'],
    [{ sku: 'P-2', replacedBy: 'P-2' }, 'replacedBy: names the part itself'],
    [{ sku: 'P-2', replacedBy: 'P-1' }, 'replacedBy: is itself replaced by this part in the end'],
    [{ sku: 'P-2' }, 'replacedBy: is missing'],
  ])('are refused with a sentence: %j', async (line, sentence) => {
    expect(await door.send('replacements', [line])).toMatchObject([{ ok: false, error: sentence }])
  })

  test('taken away, the part is sold again', async () => {
    await door.send('replacements', [{ sku: 'P-1', deleted: true }])
    expect(await door.read('replacements')).toEqual([])
    expect((await door.read('products'))[0]).toMatchObject({ sku: 'P-1', lifecycle: 'active' })
  })
})
