import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { badRequest, Problem } from '#platform/http/errors.ts'
import { isIdempotencyKey, nameCaller } from '#platform/http/idempotency.rules.ts'
import { awaitCall, findAnswer, insertAnswer, lockCall, type CallKey } from '#platform/http/idempotency.store.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * A call that comes again with the same header `Idempotency-Key` is done once and answered twice. `required` refuses
     * calls without it. The answer is stored with what was done, in `request.tx`; cookies are not part of it.
     */
    readonly idempotency?: 'optional' | 'required'
    /** Calls with one key at the same time wait and get the first one's answer, instead of a 409 with the advice to ask again. */
    readonly repeatsWait?: true
  }
}

const HEADER = 'idempotency-key'
const RETRY_AFTER_S = 1
const running = new WeakMap<FastifyRequest, CallKey & { readonly requestHash: string }>()

/** A digest of the request, so that a key that comes with another request is noticed. */
const hashRequest = ({ method, url, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body) ?? ''}`)
    .digest('hex')

/** The last thing before the handler: whoever may not do this is refused before any kept answer is looked for. */
const answerAgain = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
  const { idempotency } = request.routeOptions.config
  const { user, tenant } = request.scope
  const { [HEADER]: key } = request.headers
  if (!user) return undefined
  if (key === undefined) return idempotency === 'required' ? badRequest('Send the header Idempotency-Key.') : undefined
  if (!isIdempotencyKey(key)) return badRequest('Idempotency-Key must hold 8 to 200 visible ASCII characters.')
  const call = { caller: nameCaller(user), endpoint: `${request.method} ${request.routeOptions.url ?? ''}`, key }
  const waits = request.routeOptions.config.repeatsWait === true
  // Sent after the lock: what the call before this one has answered is found.
  const [isMine, stored] = await Promise.all([
    waits ? awaitCall(request.tx, tenant, call) : lockCall(request.tx, tenant, call),
    findAnswer(request.tx, call),
  ])
  if (!isMine)
    throw new Problem(409, 'in_progress', 'This is being done already. Please wait a moment.', {
      retryAfterSeconds: RETRY_AFTER_S,
    })
  const requestHash = hashRequest(request)
  if (!stored) return void running.set(request, { ...call, requestHash })
  if (stored.requestHash !== requestHash)
    throw new Problem(422, 'idempotency_key_reused', 'This Idempotency-Key was used for something else.')
  if (stored.contentType !== null) reply.type(stored.contentType)
  return reply
    .code(stored.status)
    .header('idempotency-replayed', 'true')
    .header('cache-control', 'private, no-store')
    .send(stored.body)
}

const listHandlers = (given: RouteOptions['preHandler']) => (given === undefined ? [] : Array.isArray(given) ? given : [given])

/** For the routes that request it in their `config`. */
export const answerRepeatedCalls = (app: App): void => {
  app.addHook('onRoute', (route) => {
    if (route.config?.idempotency === undefined) return
    if (route.config.opensNoTransaction) throw new Error(`${route.url} cannot be idempotent without a transaction`)
    route.preHandler = [...listHandlers(route.preHandler), answerAgain]
  })
}

/** Just before the commit of a call that worked; a refused one leaves nothing, so that it can be tried again. */
export const keepAnswer = async (tx: Tx, request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> => {
  const call = running.get(request)
  if (!call) return
  if (payload !== undefined && payload !== null && typeof payload !== 'string')
    throw new Error(`${call.endpoint} answers with more than a text: it cannot be kept`)
  const { requestHash, ...callKey } = call
  const contentType = reply.getHeader('content-type')
  const body = typeof payload === 'string' ? payload : ''
  const stored = {
    requestHash,
    status: reply.statusCode,
    contentType: typeof contentType === 'string' ? contentType : null,
    body,
  }
  await insertAnswer(tx, callKey, stored)
}
