import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type Answer = { readonly status: number; readonly body: string; readonly cookies: readonly string[] }
export type Sent = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}
export type Caller = (path: string, sent?: Sent) => Promise<Answer>

type Site = { readonly port: number; readonly host: string }

/** `fetch` would not send the name of another host. */
const callAs =
  ({ port, host }: Site, agent: Agent, cookie: string): Caller =>
  (path, { method = 'GET', body, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const payload = body && JSON.stringify(body)
      const own = { host, cookie, origin: `http://${host}`, ...(payload && { 'content-type': 'application/json' }) }
      const outgoing = request({ host: '127.0.0.1', port, path, method, agent, headers: { ...own, ...headers } }, (answer) => {
        const cookies = answer.headers['set-cookie'] ?? []
        text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, body: read, cookies }), reject)
      })
      outgoing.on('error', reject).end(payload)
    })

/** The cookies of somebody of the demo, for requests that `Caller` cannot send. */
export const openSession = async (site: Site, who: string): Promise<string> => {
  const { cookies } = await callAs(site, new Agent(), '')(`/demo/sign-in/${who}`)
  if (cookies.length === 0) throw new Error(`${who} cannot sign in`)
  return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}

/** Somebody of the demo, signed in, over one connection that stays open. */
export const signIn = async (site: Site, who: string): Promise<Caller> =>
  callAs(site, new Agent({ keepAlive: true, maxSockets: 1 }), await openSession(site, who))

/** The reply's status; anything but success ends the run. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what it asked for
export const succeed = <T>({ status, body }: Answer): T => {
  if (status < 200 || status > 299) throw new Error(`${status}: ${body.slice(0, 300)}`)
  return JSON.parse(body) as T
}
