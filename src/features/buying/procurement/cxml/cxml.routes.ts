import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerCxml, writeFailure, type AnswerMessage } from '#features/buying/procurement/cxml/answer-cxml.service.ts'
import { sendCxml, sendCxmlOrder } from '#features/buying/procurement/cxml/cxml.api.ts'
import { findRootPart } from '#features/buying/procurement/cxml/root-part.rules.ts'
import { answerOrder } from '#features/buying/procurement/order/answer-order.service.ts'
import { answerSetup } from '#features/buying/procurement/visit/answer-setup.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { signalOf } from '#platform/http/load.ts'

const MOST_BYTES = 1024 * 1024

/** By the router or the reader of bodies: too large, cut off. */
const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

/** Of a scope of its own: whatever the type, the body is bytes that say themselves what they are. */
export const cxmlRoutes = (scope: App): void => {
  const { services } = scope
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body))
  // Systems of procurement read cXML and nothing else, also when they are refused.
  scope.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) throw error
    const text = status === 413 ? 'A document of more than 1 MB is not read.' : 'The request cannot be read.'
    return send(reply, writeFailure({ services, host: request.host }, text))
  })

  const send = (reply: FastifyReply, document: string): FastifyReply =>
    reply.code(200).type('text/xml; charset=utf-8').send(document)

  const take =
    (answer: AnswerMessage) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const { host, ip, scope: place } = request
      const body = findRootPart(bytes, request.headers['content-type'])
      const document = await answerCxml({ services, tenant: place.tenant, host, ip, body, signal: signalOf(request) }, answer)
      return send(reply, document)
    }

  // Without a transaction while a document is read; streamed bodies have a limit of their own.
  const options = {
    bodyLimit: MOST_BYTES,
    config: { allowsForeignOrigin: true, opensNoTransaction: true, streamsBody: true },
  } as const
  addEndpoint(scope, sendCxml, take(answerSetup), options)
  addEndpoint(scope, sendCxmlOrder, take(answerOrder), options)
}
