import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { demoConnection } from '#demo/buyer-system/demo-connection.ts'
import { writeSetupRequest } from '#demo/buyer-system/buyer-messages.ts'
import { HOST, TENANT } from '../cart/cart-world.ts'

type Answer = { readonly status: number; readonly body: string; readonly location: string }
export type Sent = {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
export type Call = (path: string, sent?: Sent) => Promise<Answer>
/** The answer of a cXML address; empty where the server hung up before it had read everything. */
export type Poster = (path: string, document: string) => Promise<string>

export const openCall = (port: number): Call => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const all = { host: HOST, origin: `http://${HOST}`, ...headers }
      const call = request({ host: '127.0.0.1', port, path, method, agent, headers: all }, (answer) => {
        text(answer).then(
          (read) => resolve({ status: answer.statusCode ?? 0, body: read, location: answer.headers.location ?? '' }),
          reject,
        )
      })
      call.once('error', reject).end(body)
    })
}

export const openPoster =
  (call: Call): Poster =>
  (path, document) =>
    call(path, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: document }).then(
      ({ body }) => body,
      () => '',
    )

export type Visit = { readonly id: string; readonly token: string }

export type Steps = {
  readonly setup: () => Promise<string>
  readonly start: (address: string) => Promise<string>
  readonly page: (location: string) => Promise<Visit>
}

/** The three requests of a visit: the cXML document, the start address, the page where the shop opens. */
export const listSteps = (call: Call): Steps => ({
  setup: async () => {
    const setup = { operation: 'create', returnUrl: `http://localhost/return/${randomUUID()}`, items: [] } as const
    const { document } = writeSetupRequest(demoConnection(TENANT), setup, new Date())
    const { body } = await call('/punchout/cxml', { method: 'POST', headers: { 'content-type': 'text/xml' }, body: document })
    const start = /<StartPage><URL>([^<]+)</.exec(body)?.[1]
    if (start === undefined) throw new Error(`no start page: ${body}`)
    return new URL(start).pathname
  },
  start: async (address) => {
    const { status, location } = await call(address)
    if (status !== 303) throw new Error(`no visit: ${status}`)
    return location
  },
  page: async (location) => {
    const { status } = await call(location)
    const [, id, token] = /visit\/([\w-]{36})\?\w+=([\w-]+)/.exec(location) ?? []
    if (status !== 200 || id === undefined || token === undefined) throw new Error(`no shop: ${status} ${location}`)
    return { id, token }
  },
})

/** From the setup request to the last byte of the page where the shop opens. */
export const openVisit = async (call: Call): Promise<Visit> => {
  const { setup, start, page } = listSteps(call)
  return page(await start(await setup()))
}

/** A call of the page of a visit. */
export const callVisit = async (call: Call, { id, token }: Visit, path: string, body: object): Promise<string> => {
  const headers = { 'content-type': 'application/json', 'x-punch-out': `${id}.${token}` }
  const answer = await call(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body.slice(0, 300)}`)
  return answer.body
}
