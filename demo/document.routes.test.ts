import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCategories } from '#demo/catalogue/categories.ts'
import { listAttributes, listBrands } from '#demo/catalogue/products/catalogue-words.ts'
import { listProducts } from '#demo/catalogue/products/list-products.ts'
import { openBringing } from '#demo/bring-lines.ts'
import { bringCatalogue } from '#demo/catalogue/bring-catalogue.ts'
import { documentRoutes } from '#demo/document.routes.ts'
import { toPlainText } from '#demo/documents/plain-text.rules.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const products = [...listProducts('process', 300)]
const limited = products.find(({ markets }) => markets && !markets.includes('cn') && markets.includes('us'))

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp([{ name: 'documents', routes: documentRoutes }])
  await withTenant(opened.database.db, 'process', async (tx) => {
    const catalogue = bringCatalogue(openBringing(tx, 'process', opened.services))
    await catalogue.categories('process', listCategories('process'))
    await catalogue.brands('process', listBrands('process'))
    await catalogue.attributes('process', listAttributes('process'))
    await catalogue.products('process', products)
  })
})
afterAll(() => opened.close())

const ask = (url: string, headers: Record<string, string> = {}, host = 'process.localhost') =>
  opened.app.inject({ url, headers: { host, ...headers } })
const first = products.find(({ sku }) => sku.startsWith('HP-2210-'))

test('every document of a product opens, in the language of the page it is opened from', async () => {
  expect(first?.documents).toHaveLength(3)
  for (const { href } of first?.documents ?? [])
    for (const [page, language] of [
      ['/us/en/products-dynamic/x', 'en'],
      ['/de/de/products-dynamic/x', 'de'],
      ['/pl/pl/products-dynamic/x', 'en'],
      ['/cn/zh/products-dynamic/x', 'en'],
    ] as const) {
      const answer = await ask(href, { referer: `http://process.localhost${page}` })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-language': language })
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(answer.rawPayload.length).toBeGreaterThan(1500)
    }
})

test('what is not sold in a market has no documents there', async () => {
  const href = limited?.documents[0]?.href ?? ''
  expect((await ask(href, { referer: 'http://process.localhost/us/en/' })).statusCode).toBe(200)
  expect((await ask(href, { referer: 'http://process.localhost/cn/zh/' })).statusCode).toBe(404)
  expect((await ask(href, { cookie: 'selecteddtm=cn' })).statusCode).toBe(404)
})

test('another tenant has none of them, and a product that is not there has none either', async () => {
  const href = first?.documents[0]?.href ?? ''
  expect((await ask(href, {}, 'sps.localhost')).statusCode).toBe(404)
  expect((await ask(href.replace('/process/', '/sps/'))).statusCode).toBe(404)
  expect((await ask('/content/dam/process/documents/HP-1-data-sheet.pdf')).statusCode).toBe(404)
})

test.each(['HP-1-poem.pdf', '..%2Fetc-data-sheet.pdf', `${'a'.repeat(90)}-data-sheet.pdf`])('%s is refused', async (file) => {
  expect((await ask(`/content/dam/process/documents/${file}`)).statusCode).toBe(400)
})

test('every letter of a document can be written', () => {
  const printable = /^[\u0020-\u007E\u00A0-\u00FFŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]*$/
  for (const tenant of TENANT_KEYS)
    for (const { names, texts, attributes } of listProducts(tenant, 300))
      for (const language of ['en', 'de', 'fr', 'es'] as const)
        for (const text of [names[language], texts[language], ...Object.values(attributes)])
          expect(toPlainText(String(text))).toMatch(printable)
})
