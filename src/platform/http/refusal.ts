import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildErrorBody, wantsErrorPage } from '#platform/http/error-answer.rules.ts'
import { isFromInside } from '#platform/http/single-connection.ts'
import { unavailableProblem } from '#platform/http/problem.ts'

/** A page that is drawn already, for people whose browser asked for one. */
export type RefusalPage = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }

export type RefusalOptions = {
  /** Sent with every refusal, such as the security headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** The page of the site for this request; it must not need the database. */
  readonly findPage?: (request: FastifyRequest) => Promise<RefusalPage | undefined>
}

export const RETRY_AFTER_S = 2
const PROBLEM = unavailableProblem(RETRY_AFTER_S)
const QUIET = { level: 'silent' }

/** Whatever the handler says from now on goes to an answer that nobody reads, and into no log. */
const dropLateAnswer = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.log = reply.log.child({}, QUIET)
  if (isFromInside(request)) return
  const Answer = reply.raw.constructor as new (raw: FastifyRequest['raw']) => FastifyReply['raw']
  const unread = new Answer(request.raw)
  unread.statusCode = PROBLEM.status
  unread.on('error', () => undefined).destroy()
  reply.raw = unread
}

/** Written as Node takes it: refusing has to cost next to nothing, above all where many are refused. */
export const createRefusal = ({ headers = {}, findPage }: RefusalOptions) => {
  const common = { ...headers, 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_S) }

  const write = (raw: FastifyReply['raw'], request: FastifyRequest, isClosing: boolean, page?: RefusalPage): void => {
    if (raw.destroyed || raw.headersSent) return
    const { id } = request
    const list = request.routeOptions.config.listsErrors ? { errors: [PROBLEM.message] } : {}
    const body = page?.body ?? Buffer.from(JSON.stringify({ ...buildErrorBody(PROBLEM, id), ...list }))
    const type = page ? page.headers : { 'content-type': 'application/json; charset=utf-8' }
    const own = { ...type, ...common, 'content-length': body.length, 'x-request-id': id }
    raw.writeHead(PROBLEM.status, isClosing ? { ...own, connection: 'close' } : own).end(body)
  }

  /** Answers 503 in the place of whoever would have; `isClosing` ends the connection with it. */
  return (request: FastifyRequest, reply: FastifyReply, isClosing: boolean): void => {
    reply.hijack()
    const { raw } = reply
    if (findPage && wantsErrorPage(request.url, request.headers.accept))
      void findPage(request)
        .catch(() => undefined)
        .then((page) => write(raw, request, isClosing, page))
    else write(raw, request, isClosing)
    dropLateAnswer(request, reply)
  }
}
