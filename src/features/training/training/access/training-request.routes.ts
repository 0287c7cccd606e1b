import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { findTool, listToolAccess, saveToolAccess } from '#foundation/entitlements/public.server.ts'
import { TRAINING_TOOL_ID, type ToolAccess } from '#foundation/entitlements/public.ts'
import { submitRequest, withdrawRequest } from '#foundation/requests/public.server.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import { requestTraining, withdrawTraining } from '#features/training/training/access/training-request.api.ts'
import { TRAINING_REQUEST } from '#features/training/training/access/training-request.service.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound, Problem } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

type TrainingRequester = Pick<ToolAccess, 'status' | 'isClosed'> & { readonly user: ScopeUser; readonly name: string }

const options = { preHandler: refuseForeignAppId }
const answer = (status: ToolAccess['status']) => ({ toolId: TRAINING_TOOL_ID, access: { status } })

/** Who asks, and how they stand now; another call of theirs waits until this one has ended. */
const requireRequester = async (request: FastifyRequest): Promise<TrainingRequester> => {
  const user = userOf(request)
  const { name } = (await findTool(request.tx, TRAINING_TOOL_ID)) ?? notFound('tool')
  await sql`select pg_advisory_xact_lock(hashtext(${`training ${user.id}`}))`.execute(request.tx)
  const tools = await listToolAccess(request.tx, user.id)
  const training = tools.find(({ masterToolId }) => masterToolId === TRAINING_TOOL_ID)
  return { user, name, status: training?.status ?? 'Not Requested', ...(training?.isClosed && { isClosed: true }) }
}

/** Asking for training, and taking it back. */
export const trainingRequestRoutes = (app: App): void => {
  const { services } = app
  const contextOf = ({ tx, scope: { tenant } }: FastifyRequest) => ({ tx, services, tenant })
  const save = ({ tx }: FastifyRequest, personId: string, status: 'Pending' | 'Not Requested') =>
    saveToolAccess(tx, { personId, toolId: TRAINING_TOOL_ID, status, lmsUserId: null }, services.clock.now())

  addEndpoint(
    app,
    requestTraining,
    async (request) => {
      const { user, name, status, isClosed } = await requireRequester(request)
      if (status === 'Pending') return answer('Pending')
      if (status !== 'Not Requested') return conflict('Access to training was decided already.')
      if (isClosed) throw new Problem(403, 'not_requestable', 'Training cannot be requested here.')
      await save(request, user.id, 'Pending')
      await submitRequest(contextOf(request), { user, kind: TRAINING_REQUEST, subjectId: TRAINING_TOOL_ID, subjectName: name })
      return answer('Pending')
    },
    options,
  )

  addEndpoint(
    app,
    withdrawTraining,
    async (request) => {
      const { user, status } = await requireRequester(request)
      if (status !== 'Pending') return conflict('No request for training waits.')
      await withdrawRequest(contextOf(request), user, { kind: TRAINING_REQUEST, subjectId: TRAINING_TOOL_ID })
      await save(request, user.id, 'Not Requested')
      return answer('Not Requested')
    },
    options,
  )
}
