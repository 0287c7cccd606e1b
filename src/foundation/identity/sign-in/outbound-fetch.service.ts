import type { CustomFetch } from 'openid-client'
import type { App } from '#platform/feature.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 1_048_576

/** Only the named origins, no redirects to others, no endless answers [T-72]. */
export const createAllowedFetch = (origins: readonly string[]): CustomFetch => {
  const allowed = new Set(origins.map((origin) => new URL(origin).origin))
  return async (url, { body, headers, method }) => {
    if (!allowed.has(new URL(url).origin)) throw new Error('The provider names an endpoint outside of the configured origins')
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const request: RequestInit = { method, headers, redirect: 'manual', signal }
    if (body !== undefined && body !== null) request.body = body as NonNullable<RequestInit['body']>
    const response = await fetch(url, request)
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > MAX_BYTES) throw new Error('The provider answers with too much')
      chunks.push(chunk)
    }
    const text = Buffer.concat(chunks)
    return new Response(text.length > 0 ? text : null, { status: response.status, headers: response.headers })
  }
}

/** The built-in provider is asked inside this process: it works behind any proxy and without any name being resolved. */
export const createOwnFetch =
  (app: App, origin: string): CustomFetch =>
  async (url, { body, headers, method }) => {
    const { pathname, search, origin: requested, host } = new URL(url)
    if (requested !== origin) throw new Error('The built-in provider names an endpoint elsewhere')
    const answer = await app.inject({
      method: method as 'GET',
      url: `${pathname}${search}`,
      headers: { ...headers, host },
      payload: body === undefined || body === null ? undefined : String(body as string | URLSearchParams),
    })
    const own = Object.entries(answer.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    return new Response(answer.body || null, { status: answer.statusCode, headers: Object.fromEntries(own) as HeadersInit })
  }
