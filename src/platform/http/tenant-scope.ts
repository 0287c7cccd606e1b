import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ControlledTransaction } from 'kysely'
import type { Scope, ScopeUser } from '#kernel/scope.ts'
import { needsUser } from '#kernel/access.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { accessOf, hasBody, isSmallJson, requireAccess, keepPrivate } from '#platform/http/access.ts'
import {
  bindTenant,
  commitTransaction,
  rollBackTransaction,
  withTenant,
  type Db,
  type Tables,
  type Tx,
} from '#platform/database/database.ts'
import { buildErrorBody } from '#platform/http/error-answer.rules.ts'
import { pipelineTransaction } from '#platform/database/pipelined-transaction.ts'
import { notFound, unavailable, type Problem } from '#platform/http/errors.ts'
import { answerRepeatedCalls, keepAnswer } from '#platform/http/idempotency.ts'
import type { App, ResolveUser } from '#platform/feature.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * For routes that wait for others (a slow hash, a call abroad) or must keep a count although they refuse:
     * no transaction is held meanwhile, and `request.tx` and the user are not there.
     */
    readonly opensNoTransaction?: boolean
    /**
     * * Its answer may be a moment old and decides nothing: it is read from a replica where there is one; who asks,
     * from the primary. `visitors`: for nobody who is signed in, where the answer depends on their rights.
     */
    readonly readsReplica?: boolean | 'visitors'
  }
  interface FastifyRequest {
    /** Who asks; set before any route of a tenant runs. */
    scope: Scope
    /** The request's one transaction: committed with the answer, rolled back with an error. */
    tx: Tx
  }
}

type Opened = { readonly transaction: ControlledTransaction<Tables>; readonly end: () => void }
const open = new WeakMap<FastifyRequest, Opened>()

/** The transaction leaves the map first, so that it can end only once. */
const take = (request: FastifyRequest): Opened | undefined => {
  const opened = open.get(request)
  open.delete(request)
  return opened
}

const keepsChanges = new WeakSet<FastifyReply>()

/** A refusal rolls back what its request did; its line in a log stays. */
export const keepChanges = (reply: FastifyReply): void => void keepsChanges.add(reply)

/** For a refusal that has changed something on purpose, such as an order that was sent back: its changes stay. */
export const refuseAndCommit = (request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply => {
  keepChanges(reply)
  // A string passes by the route's own answer schemas, which describe something else.
  reply.code(problem.status).type('application/json; charset=utf-8')
  return reply.send(JSON.stringify(buildErrorBody(problem, request.id)))
}

/** A window that takes no cookie says in a header which visit it shows. */
export const PUNCH_OUT_HEADER = 'x-punch-out'

const isAnonymous = ({ headers }: FastifyRequest): boolean =>
  headers.cookie === undefined && headers[PUNCH_OUT_HEADER] === undefined

type TenantScopeParts = {
  readonly findTenant: (host: string) => TenantKey | undefined
  readonly db: Db
  readonly readDb?: Db | undefined
  readonly resolveUser?: ResolveUser
  /** After the commit, before the answer leaves. */
  readonly noteWrite?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** Host to tenant, then one transaction bound to it: an unknown host gets nothing. */
export const openTenantScope = (app: App, { findTenant, db, readDb, resolveUser, noteWrite }: TenantScopeParts): void => {
  answerRepeatedCalls(app)
  /** In a transaction of its own, which is over before the body comes: a slow sender would hold it. */
  const findUser = async (request: FastifyRequest, tenant: TenantKey): Promise<ScopeUser | undefined> =>
    isAnonymous(request) ? undefined : withTenant(db, tenant, async (tx) => resolveUser?.(tx, request))

  app.addHook('onRequest', async (request, reply) => {
    const tenant = findTenant(request.host)
    if (!tenant) notFound('page')
    request.scope = { tenant }
    const access = accessOf(request)
    keepPrivate(reply)
    if (!needsUser(access)) return
    // Without a body, or with one as small as anybody may send, the transaction of the request opens next and says who calls.
    const isCheap = !hasBody(request.raw) || isSmallJson(request.raw)
    if (isCheap && !request.routeOptions.config.opensNoTransaction && !isAnonymous(request)) return
    const user = await findUser(request, tenant)
    // Before the decision, so that the log can name who was refused.
    request.scope = { tenant, ...(user && { user }) }
    requireAccess(access, user)
  })
  const rollBack = async (request: FastifyRequest): Promise<void> => {
    const opened = take(request)
    opened?.end()
    if (opened) await rollBackTransaction(opened.transaction)
  }
  // Before the query and the body are validated: whoever may not call learns nothing of them.
  app.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.config.opensNoTransaction) return
    const mode = readDb && request.routeOptions.config.readsReplica
    const reader = mode ? await findUser(request, request.scope.tenant) : undefined
    const isReading = mode === true || (mode === 'visitors' && reader === undefined)
    const transaction = await (readDb && isReading ? readDb : db).startTransaction().execute()
    // Whoever left while this waited for a connection is over: nothing else would ever end the transaction.
    if (reply.sent || reply.raw.destroyed) {
      await rollBackTransaction(transaction)
      return unavailable(1)
    }
    const { tx, end } = await pipelineTransaction(transaction)
    open.set(request, { transaction, end })
    await bindTenant(tx, request.scope.tenant)
    request.tx = tx
    const user = mode ? reader : await resolveUser?.(tx, request)
    request.scope = { tenant: request.scope.tenant, ...(user && { user }) }
    requireAccess(accessOf(request), user)
    // Answered while it asked who this is: no later hook would end the transaction.
    if (reply.sent) await rollBack(request)
  })
  // An answer leaves only after its changes are safe.
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const opened = take(request)
    if (!opened) return
    const { transaction, end } = opened
    if (reply.statusCode >= 400 && !keepsChanges.has(reply)) {
      end()
      return rollBackTransaction(transaction)
    }
    try {
      await keepAnswer(request.tx, request, reply, payload)
    } catch (error) {
      end()
      await rollBackTransaction(transaction)
      throw error
    }
    end()
    await commitTransaction(transaction)
    await noteWrite?.(request, reply)
  })
  app.addHook('onResponse', rollBack)
  app.addHook('onRequestAbort', rollBack)
}
