import http from 'node:http'
import { text } from 'node:stream/consumers'
import { site } from './site.fixture.ts'
import type { TenantKey } from './world.ts'

export type Cookie = { readonly name: string; readonly value: string; readonly path: string; readonly httpOnly: boolean }
type Answer = { readonly status: number; readonly headers: http.IncomingHttpHeaders; readonly body: string }

export type PlainVisitor = {
  /** One request, wherever its answer leads. */
  readonly send: (address: string) => Promise<Answer>
  /** Follows redirects to the page that they lead to. */
  readonly get: (address: string) => Promise<Answer>
  /** Sends the form of the page that the last answer was, and follows redirects to the next page. */
  readonly submit: (fields: Readonly<Record<string, string>>) => Promise<Answer>
  readonly cookies: () => readonly Cookie[]
}

const readCookie = (line: string): Cookie & { readonly isGone: boolean } => {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const find = (start: string) => attributes.find((attribute) => attribute.toLowerCase().startsWith(start))
  return {
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    path: find('path=')?.slice('path='.length) ?? '/',
    httpOnly: find('httponly') !== undefined,
    isGone: find('max-age=0') !== undefined,
  }
}

const request = (url: URL, cookie: string, body: string | undefined): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const form = body === undefined ? {} : { origin: url.origin, 'content-type': 'application/x-www-form-urlencoded' }
    http
      .request({
        method: body === undefined ? 'GET' : 'POST',
        // The machine need not resolve names below localhost.
        host: '127.0.0.1',
        port: url.port,
        path: `${url.pathname}${url.search}`,
        headers: { host: url.host, accept: 'text/html', cookie, ...form },
      })
      .once('response', (answer) => {
        text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }), reject)
      })
      .once('error', reject)
      .end(body)
  })

/** Cookies, redirects and forms as a browser treats them, without the cost of one. */
export const createVisitor = (tenant: TenantKey): PlainVisitor => {
  const jar = new Map<string, Cookie>()
  let here = new URL(site(tenant))

  const send = async (address: string, body?: string): Promise<Answer> => {
    here = new URL(address, here)
    const sent = [...jar.values()].filter(({ path }) => path === '/' || `${here.pathname}/`.startsWith(`${path}/`))
    const answer = await request(here, sent.map(({ name, value }) => `${name}=${value}`).join('; '), body)
    for (const { isGone, ...cookie } of (answer.headers['set-cookie'] ?? []).map(readCookie)) {
      if (isGone) jar.delete(`${cookie.path} ${cookie.name}`)
      else jar.set(`${cookie.path} ${cookie.name}`, cookie)
    }
    return answer
  }
  const follow = async (address: string, body?: string): Promise<Answer> => {
    const answer = await send(address, body)
    return answer.headers.location === undefined ? answer : follow(answer.headers.location)
  }
  return {
    send: (address) => send(address),
    get: (address) => follow(address),
    submit: (fields) => follow(here.href, new URLSearchParams(fields).toString()),
    cookies: () => [...jar.values()],
  }
}
