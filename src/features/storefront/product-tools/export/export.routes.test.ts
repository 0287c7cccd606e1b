import { inflateRawSync, inflateSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCatalogue, makeProduct } from '#features/storefront/product-tools/testing/tool-catalogue.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'

let site: TestApp
beforeAll(async () => {
  // A busy machine is not what this is about.
  site = await openTestApp([], {}, { tenants: { process: { flags: { hideCurrency: true } } } })
  const products = [makeProduct('HS-10'), makeProduct('HS-20', { prices: {} }), makeProduct('HS-PL', { markets: ['pl'] })]
  await fillCatalogue(site, 'sps', products, [{ maker: 'Kestrel', number: 'KC 100', sku: 'HS-10' }])
  // As it was stored before such texts were refused.
  await withTenant(site.services.db, 'sps', (tx) => sql`update part_reference set maker = '=Kestrel'`.execute(tx))
  await fillCatalogue(site, 'process', [makeProduct('HP-1')])
})
afterAll(() => site.close())

const post = (path: string, payload: object, host = 'sps.localhost') =>
  site.app.inject({ method: 'POST', url: `/api/schedules/${path}`, payload, headers: { host, origin: `http://${host}` } })
const line = (sku: string, over: object = {}) => ({ sku, quantity: 1, tag: '', remark: '', ...over })
const US = { country: 'us', language: 'en' }
const body = (over: object = {}) => ({ ...US, project: 'Hall 3', lines: [line('HS-10', { quantity: 2 })], ...over })

/** The rows of a workbook's only sheet, one text a row. */
const readSheet = (zip: Buffer): string[] => {
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const at = zip.indexOf(name)
  const xml = inflateRawSync(zip.subarray(at + name.length)).toString()
  return [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c[^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '')).join('|'),
  )
}

describe('a schedule as a workbook', () => {
  test('has the server’s own names and prices, numbers as numbers, and the sum [2.2.11]', async () => {
    const answer = await post(
      'export.xlsx',
      body({ lines: [line('HS-10', { quantity: 2, tag: 'P-1' }), line('HS-20'), line('HS-PL')] }),
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="Hall 3.xlsx"; filename*=UTF-8''Hall%203.xlsx`,
      'cache-control': 'private, no-store',
    })
    expect(readSheet(answer.rawPayload)).toEqual([
      '#|Part number|Name|Location or tag|Remark|Quantity|List price|Sum|Currency',
      '1|HS-10|Valve HS-10|P-1||2|100.50|201.00|USD',
      '2|HS-20|Valve HS-20|||1|Price on request||',
      '3|HS-PL|Not sold in your market|||1|||',
      '||Sum of list prices|||||201.00|USD',
    ])
  })

  test('shows no prices where the site shows none', async () => {
    const rows = readSheet((await post('export.xlsx', body({ lines: [line('HP-1')] }), 'process.localhost')).rawPayload)
    expect(rows).toEqual(['#|Part number|Name|Location or tag|Remark|Quantity', '1|HP-1|Valve HP-1|||1'])
  })

  test('knows nothing of other tenants’ products', async () => {
    const rows = readSheet((await post('export.xlsx', body({ lines: [line('HP-1')] }))).rawPayload)
    expect(rows[1]).toBe('1|HP-1|Not sold in your market|||1|||')
  })

  test('holds no formula, whatever a line says [T-50]', async () => {
    const [, row] = readSheet(
      (await post('export.xlsx', body({ lines: [line('HS-10', { tag: '=HYPERLINK("//e")', remark: '@SUM(1)' })] }))).rawPayload,
    )
    expect(row).toContain(`'=HYPERLINK(&quot;//e&quot;)|'@SUM(1)`)
  })

  test.each([
    ['../../x', 'x.xlsx'],
    ['"; filename=evil.exe', '; filename=evil.exe.xlsx'],
    ['', 'schedule.xlsx'],
  ])('of a project %j is called %j [T-43]', async (project, name) => {
    const { 'content-disposition': disposition } = (await post('export.xlsx', body({ project }))).headers
    expect(String(disposition)).toBe(`attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`)
  })
})

describe('a schedule as a document', () => {
  const lines = Array.from({ length: 80 }, (_, at) => line('HS-10', { tag: `Szafa ${at} żółć`, remark: '阀门' }))
  test.each(['en', 'de', 'pl', 'zh'])('in %s is written on as many pages as it needs [2.2.11]', async (language) => {
    const answer = await post('export.pdf', body({ country: 'us', language, lines }))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-language': language })
    const text = answer.rawPayload.toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2)
    // One of texts, one of headings, one of Chinese letters, which the remarks have.
    expect(text.match(/\/FontFile2/g)?.length).toBe(3)
  })

  test('can write Polish letters, and they can be searched and copied', async () => {
    const pdf = (await post('export.pdf', body({ project: 'Łódź ąęśćżźń' }))).rawPayload
    const text = pdf.toString('latin1')
    const maps = [...text.matchAll(/\/ToUnicode (\d+) 0 R/g)].map(([, id]) => {
      const object = text.indexOf(`\n${id} 0 obj`)
      return inflateSync(pdf.subarray(text.indexOf('stream\n', object) + 7)).toString()
    })
    expect(maps).toHaveLength(2)
    // The title is a heading.
    for (const letter of 'Łódźąęśćżń')
      expect(
        maps.some((map) => map.includes(letter.charCodeAt(0).toString(16).padStart(4, '0'))),
        letter,
      ).toBe(true)
  })
})

test('replacements come as a workbook, with their reasons [2.2.11] [T-50]', async () => {
  const answer = await post('replacements.xlsx', { ...US, numbers: ['KC100', '=1+1', 'HS-PL'] })
  expect(answer.headers['content-disposition']).toContain('filename="Product replacement.xlsx"')
  expect(readSheet(answer.rawPayload)).toEqual([
    'You asked for|Part number|Name|Confidence|Reason',
    'KC100|HS-10|Valve HS-10|0.85|Cross reference from =Kestrel KC 100',
    `'=1+1||||not found`,
    'HS-PL||||not found',
  ])
})

test('a list with pieces keeps them in its workbook [2.2.11]', async () => {
  const answer = await post('replacements.xlsx', { ...US, numbers: ['KC100', 'nothing'], quantities: [12, 3] })
  expect(readSheet(answer.rawPayload)).toEqual([
    'You asked for|Quantity|Part number|Name|Confidence|Reason',
    'KC100|12|HS-10|Valve HS-10|0.85|Cross reference from =Kestrel KC 100',
    'nothing|3||||not found',
  ])
})

test.each([[[1]], [[1, 0]], [[1, 100_000]], [[1, 1.5]], [['1', '2']], [[1, 2, 3]]])(
  'pieces %j for two numbers: refused',
  async (quantities) => {
    for (const path of ['replacements', 'replacements.xlsx'])
      expect((await post(path, { ...US, numbers: ['HS-10', 'HS-20'], quantities })).statusCode).toBe(400)
  },
)

test.each([
  ['no lines', { lines: [] }],
  ['too many lines', { lines: Array.from({ length: 501 }, () => line('HS-10')) }],
  ['a price of one’s own', { lines: [line('HS-10', { price: 1 })] }],
  ['a long name', { project: 'x'.repeat(81) }],
  ['control characters', { project: 'a\u0000' }],
  ['no language', { language: 'xx' }],
])('%s: refused', async (_, over) => {
  for (const path of ['export.xlsx', 'export.pdf']) expect((await post(path, body(over))).statusCode).toBe(400)
})

test('a document is drawn beside the pages: most of its processor time is another thread’s [T-99]', async () => {
  const lines = Array.from({ length: 500 }, () => line('HS-10', { remark: 'in the hall on the left' }))
  // The thread begins with the first one.
  await post('export.pdf', body())
  const [whole, here] = [process.cpuUsage(), process.threadCpuUsage()]
  expect((await post('export.pdf', body({ lines }))).statusCode).toBe(200)
  const [all, own] = [process.cpuUsage(whole), process.threadCpuUsage(here)]
  expect(own.user + own.system).toBeLessThan((all.user + all.system) / 2)
})
