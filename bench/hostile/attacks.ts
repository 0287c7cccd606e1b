import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { drawBook, drawPdfBomb, drawRow } from '#features/buying/quick-order/testing/hostile-documents.ts'

export type Sent = {
  readonly path: string
  readonly type: string
  readonly body: Uint8Array
}

const READINGS = '/api/cart/v1/readings?country=us&language=en'
const bytesOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))
const JSON_TYPE = 'application/json'
const BOUNDARY = 'a-hostile-boundary'

const readFile = (name: string, type: string, content: Uint8Array): Sent => ({
  path: READINGS,
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  body: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
})

const CSV_LINE = 'HS-10;A part with a name of some length;12;2026-12-24\n'
const nineMegabytes = CSV_LINE.repeat(Math.floor(9_000_000 / CSV_LINE.length))

/** Documents that a customer may send to be read, without anybody else noticing. */
export const listDocuments = async (): Promise<{ readonly name: string; readonly sent: Sent }[]> => [
  {
    name: '400,000 characters of text',
    sent: { path: READINGS, type: JSON_TYPE, body: bytesOf({ text: '1 '.repeat(200_000) }) },
  },
  {
    name: 'text without a line end',
    sent: { path: READINGS, type: JSON_TYPE, body: bytesOf({ text: `${'-'.repeat(399_000)}x` }) },
  },
  { name: 'a legal CSV of 9 MB', sent: readFile('order.csv', 'text/csv', Buffer.from(nineMegabytes)) },
  { name: 'a PDF that unpacks to 2 GB', sent: readFile('order.pdf', 'application/pdf', drawPdfBomb(2048)) },
  {
    name: 'a workbook of 5,000,000 cells',
    sent: readFile('order.xlsx', 'application/octet-stream', await drawBook(drawRow('<c><v>1</v></c>'.repeat(5_000_000)))),
  },
]

/** Requests without a session; they shall cost next to nothing. */
export const listAnonymous = (): { readonly name: string; readonly sent: Sent }[] => {
  const part = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n`
  const many = `${part.repeat(150_000)}--${BOUNDARY}--\r\n`
  return [
    { name: '10 MB of JSON', sent: { path: READINGS, type: JSON_TYPE, body: bytesOf({ text: 'x'.repeat(10_000_000) }) } },
    {
      name: '10 MB of nested JSON',
      sent: { path: READINGS, type: JSON_TYPE, body: Buffer.from('['.repeat(5_000_000) + ']'.repeat(5_000_000)) },
    },
    {
      name: '150,000 parts of a form',
      sent: { path: READINGS, type: `multipart/form-data; boundary=${BOUNDARY}`, body: Buffer.from(many) },
    },
  ]
}

export const SHEET: Sent = {
  path: '/api/schedules/export.pdf',
  type: JSON_TYPE,
  body: bytesOf({
    ...{ country: 'us', language: 'en', project: 'Hall 3' },
    lines: Array.from({ length: 50 }, (_, at) => ({ sku: `HS-${at}`, quantity: 1, tag: 'P', remark: 'A remark' })),
  }),
}

type Site = { readonly port: number; readonly host: string; readonly cookie?: string }

/** The status, or 0 where the server hung up before it had read everything. */
export const send = ({ port, host, cookie = '' }: Site, { path, type, body }: Sent): Promise<number> =>
  new Promise((resolve) => {
    const headers = { host, cookie, origin: `http://${host}`, 'content-type': type, 'content-length': body.length }
    const agent = new Agent()
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) => {
      text(answer).then(
        () => resolve(answer.statusCode ?? 0),
        () => resolve(answer.statusCode ?? 0),
      )
    })
    sent.on('error', () => resolve(0)).end(body)
  })
