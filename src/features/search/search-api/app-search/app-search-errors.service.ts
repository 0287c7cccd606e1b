import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestErrors } from '#features/search/search-api/app-search/parse-request.service.ts'
import { toProblem } from '#platform/http/error-answer.rules.ts'

/** A request that App Search would not take; told in its shape. */
export class RefusedRequest extends Error {
  readonly refused: RequestErrors
  constructor(refused: RequestErrors) {
    super('The request was refused')
    this.refused = refused
  }
}

/** Clients of App Search read `errors`, those of its sign-in `error`. */
export const answerInItsShape = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.type('application/json; charset=utf-8')
  if (error instanceof RefusedRequest) return reply.code(400).send(JSON.stringify(error.refused))
  const problem = toProblem(error)
  if (problem.status >= 500) request.log.error({ err: problem.cause ?? problem, code: problem.code }, 'request failed')
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.ceil(problem.retryAfterSeconds)))
  const said = problem.status === 401 ? { error: problem.message } : {}
  return reply.code(problem.status).send(JSON.stringify({ ...said, errors: [problem.message] }))
}
