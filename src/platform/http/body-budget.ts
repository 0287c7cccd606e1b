import type { FastifyReply, FastifyRequest } from 'fastify'
import { needsUser } from '#kernel/access.ts'
import type { App } from '#platform/feature.ts'
import { accessOf, ANONYMOUS_BYTES, hasBody } from '#platform/http/access.ts'
import { BODY_BUDGET, decideBudget, expectedBytes, type BodyBudget } from '#platform/http/body-budget.rules.ts'
import { tooMany, unavailable } from '#platform/http/errors.ts'
import { createClientLimit } from '#platform/limits/client-limit.ts'
import { networkOf } from '#platform/limits/network.rules.ts'

const RETRY_AFTER_S = 5
/** No parser of ours takes more into memory at once. */
const LARGEST_BODY = 16 * 1024 ** 2
/** Bytes that one network may send without a session. */
const ANONYMOUS_PACE = { burst: 64 * 1024 ** 2, perSecond: 2 * 1024 ** 2 }

type Options = { readonly budget?: BodyBudget; readonly now?: () => number }

/** Before the first byte of a body is read: how much its sender may send, and how much memory all bodies have [T-95]. */
export const budgetBodies = (app: App, { budget = BODY_BUDGET, now = () => performance.now() }: Options = {}): void => {
  const reserved = new Map<string, number>()
  let inAll = 0
  const anonymous = createClientLimit(ANONYMOUS_PACE)

  const reserve = (client: string, bytes: number): void => {
    const left = (reserved.get(client) ?? 0) + bytes
    inAll += bytes
    // Only who sends something has an entry, so the map is as small as the number of open requests.
    if (left === 0) reserved.delete(client)
    else reserved.set(client, left)
  }

  const admitBody = (request: FastifyRequest, reply: FastifyReply): void => {
    const network = networkOf(request.ip)
    const { 'content-length': said } = request.headers
    // Forms with files have limits of their own; any other body above the route's limit is refused next, unread.
    const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false
    const limit = isForm ? LARGEST_BODY : request.routeOptions.bodyLimit
    if (Number(said) > limit) return
    const bytes = expectedBytes(said, limit)
    if (!needsUser(accessOf(request)) && !anonymous.mayCall(network, now(), bytes)) tooMany(RETRY_AFTER_S)
    if (bytes <= ANONYMOUS_BYTES || request.routeOptions.config.streamsBody) return
    const client = request.scope?.user?.id ?? network
    const outcome = decideBudget(bytes, { byClient: reserved.get(client) ?? 0, inAll }, budget)
    if (outcome === 'client-full') tooMany(RETRY_AFTER_S)
    if (outcome === 'all-full') unavailable(RETRY_AFTER_S)
    reserve(client, bytes)
    reply.raw.once('close', () => reserve(client, -bytes))
  }

  app.addHook('preParsing', async (request, reply) => {
    if (hasBody(request.raw)) admitBody(request, reply)
  })
}
