import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { READ_ONLY_CODE } from '#kernel/read-only.ts'
import { buildErrorBody, fromStatus, toProblem, wantsErrorPage } from '#platform/http/error-answer.rules.ts'
import type { App } from '#platform/feature.ts'
import type { Problem } from '#platform/http/problem.ts'
import type { SecurityHeaders } from '#platform/http/security-headers.ts'

export { badRequest, conflict, forbidden, notFound, Problem, tooMany, unauthorised, unavailable } from '#platform/http/problem.ts'

/** For routes that document their errors: `response: { 200: Order, 404: ErrorAnswer }`. */
export const ErrorAnswer = z.object({
  error: z.string().describe('A sentence for people'),
  code: z.string().describe('The same for programs, such as not_found'),
  requestId: z.string().describe('Name it when you ask for help'),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

export type RenderErrorPage = (request: FastifyRequest, reply: FastifyReply, problem: Pick<Problem, 'status' | 'code'>) => unknown

const prepareAnswer = (request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply => {
  reply.code(problem.status).header('cache-control', 'no-store').header('x-request-id', request.id)
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.ceil(problem.retryAfterSeconds)))
  return reply
}

const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply => {
  // A string passes by the route's own answer schemas, which describe something else.
  prepareAnswer(request, reply, problem).type('application/json; charset=utf-8')
  return reply.send(JSON.stringify(buildErrorBody(problem, request.id)))
}

const logProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem): void => {
  // Whoever left takes their transaction along; what then fails in it is nobody's fault. Only the reply tells:
  // a request counts as destroyed as soon as its body was read.
  if (reply.raw.destroyed) request.log.info({ code: problem.code }, 'request given up by its sender')
  else if (problem.code === READ_ONLY_CODE) request.log.info({ code: problem.code }, 'request refused')
  else if (problem.status >= 500) request.log.error({ err: problem.cause ?? problem, code: problem.code }, 'request failed')
  else if (problem.cause !== undefined) request.log.info({ err: problem.cause, code: problem.code }, 'request refused')
}

/** Bad addresses are refused before any route or hook runs, so the headers are set here; for Fastify's `frameworkErrors`. */
export const answerFrameworkErrors =
  (headers: SecurityHeaders = {}) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void sendProblem(request, reply.headers(headers), toProblem(error))
  }

/** Every error leaves in one shape; no header requests more than that [T-70]. */
export const answerErrors = (app: App, options: { readonly renderErrorPage?: RenderErrorPage } = {}): void => {
  const answer = async (request: FastifyRequest, reply: FastifyReply, problem: Problem): Promise<unknown> => {
    logProblem(request, reply, problem)
    if (!options.renderErrorPage || !wantsErrorPage(request.url, request.headers.accept))
      return sendProblem(request, reply, problem)
    try {
      return await options.renderErrorPage(request, prepareAnswer(request, reply, problem), problem)
    } catch (error) {
      // Fastify's own handler would answer with the message of this error [T-69].
      const broken = toProblem(error)
      logProblem(request, reply, broken)
      return reply.sent ? reply : sendProblem(request, reply, broken)
    }
  }
  app.setErrorHandler((error, request, reply) => answer(request, reply, toProblem(error)))
  app.setNotFoundHandler((request, reply) => answer(request, reply, fromStatus(404)))
}
