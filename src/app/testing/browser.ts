import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from '#app/testing/test-app.ts'

export type TestBrowser = {
  readonly get: (address: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  /** Submits a plain HTML form, as the page at this address would. */
  readonly submit: (address: string, fields: Record<string, string>) => Promise<LightMyRequestResponse>
  /** Follows redirects of this site until a page answers, or one leads away. */
  readonly follow: (answer: LightMyRequestResponse) => Promise<LightMyRequestResponse>
  /** Where the last answer came from. */
  readonly address: () => URL
  readonly cookies: Map<string, string>
}

type Jar = { readonly name: string; readonly value: string; readonly path: string }

/** A browser as far as cookies, redirects and forms go, over `inject`. */
export const openBrowser = (site: TestApp, host: string, remoteAddress = '192.0.2.1'): TestBrowser => {
  const origin = `${site.services.config.publicScheme}://${host}`
  const jar = new Map<string, Jar>()
  let here = new URL(origin)

  const keep = (answer: LightMyRequestResponse): void => {
    for (const { name, value, path = '/', expires, maxAge } of answer.cookies) {
      const isGone = (expires !== undefined && expires.getTime() <= 0) || maxAge === 0
      if (isGone) jar.delete(`${path} ${name}`)
      else jar.set(`${path} ${name}`, { name, value, path })
    }
  }
  const isSentTo = (pathname: string, path: string): boolean =>
    path === '/' || pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)

  const send = async (
    method: 'GET' | 'POST',
    address: string,
    options: { headers?: Record<string, string>; payload?: string },
  ) => {
    const url = new URL(address, here)
    if (url.host !== host) throw new Error(`${url.href} is not on ${host}`)
    const cookie = [...jar.values()]
      .filter(({ path }) => isSentTo(url.pathname, path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const answer = await site.app.inject({
      method,
      url: `${url.pathname}${url.search}`,
      remoteAddress,
      payload: options.payload,
      headers: { host, accept: 'text/html', ...(cookie ? { cookie } : {}), ...options.headers },
    })
    here = url
    keep(answer)
    return answer
  }

  const browser: TestBrowser = {
    get: (address, headers = {}) => send('GET', address, { headers }),
    submit: (address, fields) =>
      send('POST', address, {
        payload: new URLSearchParams(fields).toString(),
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      }),
    follow: async (answer) => {
      let last = answer
      for (let hops = 0; hops < 10; hops += 1) {
        const { location } = last.headers
        if (last.statusCode < 300 || last.statusCode > 399 || !location || new URL(location, here).host !== host) return last
        last = await browser.get(location)
      }
      throw new Error('The redirects go round in circles')
    },
    address: () => here,
    get cookies() {
      return new Map([...jar.values()].map(({ name, value }) => [name, value]))
    },
  }
  return browser
}
