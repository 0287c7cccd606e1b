import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawInvoice, type InvoicePaper } from '#features/orders/invoices/draw-invoice.service.ts'
import { drawInThread } from '#features/orders/invoices/invoice-thread.service.ts'
import { zh } from '#features/orders/invoices/texts/zh.ts'

const line = { sku: 'HP-2210-15', name: '球形控制阀 DN 50', quantity: 2, unitMinor: 88_050n, totalMinor: 176_100n }
const paper: InvoicePaper = {
  invoice: {
    ...{ number: '940200235', account: 'PR1~0000104210', orderNumber: '4711', poNumber: 'PO-1', currency: 'CNY', language: 'zh' },
    ...{
      issuedOn: '2026-10-01',
      dueOn: '2026-10-31',
      billTo: { name: '北方炼油有限公司', lines: ['上海市浦东新区世纪大道 100 号'] },
    },
    ...{ lines: [line], freightMinor: 0n, taxes: [], totalMinor: 176_100n },
  },
  seller: { name: 'Halden' },
  texts: zh,
}

const readText = async (bytes: Buffer): Promise<string> => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

describe('a paper in Chinese', () => {
  test('can be read: names, words and amounts, no letter lost', async () => {
    const text = await readText(await drawInvoice(paper))
    for (const part of ['北方炼油有限公司', '上海市浦东新区世纪大道', '球形控制阀', '发票', '合计', '1,761.00'])
      expect(text).toContain(part)
    expect(text).not.toContain('?')
  })

  test('is the same to the byte when it is drawn in a thread', async () => {
    expect((await drawInThread(paper)).equals(await drawInvoice(paper))).toBe(true)
  })
})

test('a paper of a brand has its logo and its colour, and the same bytes each time', async () => {
  const logo = await sharp({ create: { width: 304, height: 76, channels: 4, background: '#0a5c36' } })
    .png()
    .toBuffer()
  const branded = { ...paper, seller: { name: 'Halden', brand: { colour: '#0a5c36', logo } } }
  const [plain, drawn] = [await drawInvoice(paper), await drawInThread(branded)]
  expect([plain.includes('/Subtype /Image'), drawn.includes('/Subtype /Image')]).toEqual([false, true])
  expect(drawn.equals(await drawInvoice(branded))).toBe(true)
  expect(await readText(drawn)).toContain('940200235')
})
