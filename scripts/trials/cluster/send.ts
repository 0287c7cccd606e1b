import { randomUUID } from 'node:crypto'
import { request, type Agent, type IncomingHttpHeaders } from 'node:http'

const TIME_OUT_MS = 60_000

export type Reply = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

type Sent = {
  readonly method?: string
  readonly host?: string
  readonly cookie?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly agent?: Agent
}

/** One request to a process or to what balances them, as a page of that site would send it. */
export const send = (
  port: number,
  path: string,
  { method = 'GET', host = 'localhost', cookie, body, headers, agent }: Sent = {},
) =>
  new Promise<Reply>((resolve, reject) => {
    const all = {
      host,
      ...(cookie && { cookie }),
      ...(method !== 'GET' && { origin: `http://${host}`, 'idempotency-key': randomUUID() }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    }
    const options = { host: '127.0.0.1', port, path, method, headers: all, timeout: TIME_OUT_MS, ...(agent && { agent }) }
    const sent = request(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('error', reject).on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
    })
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${TIME_OUT_MS} ms`))).on('error', reject)
    sent.end(body && JSON.stringify(body))
  })

/** The cookies that a browser stores of an answer, beside those it had. */
export const keepCookies = (had: string, { headers }: Pick<Reply, 'headers'>): string => {
  const jar = new Map(
    had
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.split('=')[0], pair]),
  )
  for (const line of headers['set-cookie'] ?? []) {
    const [pair = ''] = line.split(';')
    jar.set(pair.split('=')[0], pair)
  }
  return [...jar.values()].join('; ')
}
