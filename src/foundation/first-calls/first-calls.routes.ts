import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { chooseFirstCalls } from '#foundation/first-calls/first-call.rules.ts'
import { readFirstCalls } from '#foundation/first-calls/first-calls.api.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

/** Headers that say who calls, from where and in which language; all else belongs to the browser's very call. */
const CARRIED = [
  'host',
  'cookie',
  'user-agent',
  'accept-language',
  'sec-fetch-site',
  'sec-fetch-mode',
  'x-forwarded-proto',
] as const

const headersOf = ({ headers }: FastifyRequest, language: string): Record<string, string> => ({
  ...Object.fromEntries(CARRIED.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]] as const] : []))),
  accept: 'application/json',
  'propagate-errors': 'true',
  language,
})

export const firstCallRoutes = (app: App): void => {
  /** One after the other, as the browser would have them [4.1.5]: each passes every check of a call of its own. */
  async function* answer(request: FastifyRequest, addresses: readonly string[], language: string): AsyncGenerator<string> {
    yield `${JSON.stringify(addresses)}\n`
    const headers = headersOf(request, language)
    for (const address of addresses) {
      const { statusCode, body } = await app.inject({ url: address, headers, remoteAddress: request.ip })
      yield `${JSON.stringify({ address, status: statusCode, body })}\n`
    }
  }

  addEndpoint(
    app,
    readFirstCalls,
    (request, reply) => {
      const { of, language } = request.query
      const addresses = chooseFirstCalls(app.firstCalls, of)
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .send(Readable.from(answer(request, addresses, language), { objectMode: false }))
    },
    // Each of the calls has its own: this one would hold a second connection meanwhile.
    { config: { opensNoTransaction: true } },
  )
}
