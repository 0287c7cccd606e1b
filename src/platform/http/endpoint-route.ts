import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import type { Endpoint, EndpointSpec, GivenOf, ReceivedOf } from '#kernel/endpoint.ts'
import { ignoredPrices } from '#kernel/ignored-prices.schema.ts'
import type { App } from '#platform/feature.ts'
import { ErrorAnswer } from '#platform/http/errors.ts'
import { ProofAnswer } from '#platform/http/fresh-proof.ts'

export type EndpointRequest<Spec> = FastifyRequest<{
  Params: ReceivedOf<Spec, 'params'>
  Querystring: ReceivedOf<Spec, 'query'>
  Headers: ReceivedOf<Spec, 'headers'>
  Body: ReceivedOf<Spec, 'body'>
}>
type Given<Spec> = GivenOf<Spec> | FastifyReply
export type EndpointHandler<Spec> = (request: EndpointRequest<Spec>, reply: FastifyReply) => Given<Spec> | Promise<Given<Spec>>
type RouteOptions = Pick<RouteShorthandOptions, 'config' | 'preHandler' | 'preValidation' | 'onRequest' | 'bodyLimit'>

const OWN_API = '/api/'

/** One that says itself what it does with further fields is left as it is. */
const refuseFurtherFields = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodObject) return schema.def.catchall ? schema : schema.strict()
  if (schema instanceof z.ZodOptional) return refuseFurtherFields(schema.unwrap() as z.ZodType).optional()
  return schema instanceof z.ZodNullable ? refuseFurtherFields(schema.unwrap() as z.ZodType).nullable() : schema
}

/** Where something is bought. */
const BUYING = ['/api/cart/', '/api/checkout/']

const ignorePrices = (schema: z.ZodType): z.ZodType => {
  if (!(schema instanceof z.ZodObject) || schema.def.catchall) return schema
  return schema.extend(ignoredPrices(schema.shape))
}

/** A misspelt field of our own API would be ignored in silence; addresses whose callers are others stay as they are. */
const bodyOf = ({ path, body }: EndpointSpec): z.ZodType | undefined => {
  if (!body || !path.startsWith(OWN_API)) return body
  return refuseFurtherFields(BUYING.some((part) => path.startsWith(part)) ? ignorePrices(body) : body)
}

const describe = (spec: EndpointSpec) => {
  const { access, tag, summary, description, isHidden, params, query, headers, reply, status = 200 } = spec
  const body = bodyOf(spec)
  const { errors = [], errorReply = ErrorAnswer, needsFreshProof } = spec
  const refusal = needsFreshProof && { 403: ProofAnswer }
  const failures = { ...Object.fromEntries(errors.map((error) => [error, errorReply])), ...refusal }
  return {
    ...(isHidden ? { hide: true } : { tags: [tag], summary, ...(description && { description }) }),
    // Shown in the API's document: who may call.
    'x-access': access,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(reply && { response: { [status]: reply, ...failures } }),
    // A file has no schema.
    ...(!reply && refusal && { response: refusal }),
  }
}

/** The same for a selector of pages, which is no route of its own. */
export const documentSelector = ({ path, tag = '', summary = '' }: EndpointSpec) => ({
  path: path.replaceAll(/:(\w+)/g, '{$1}'),
  tag,
  summary,
})

/** Registers what an `.api.ts` declares: validation, documentation, status and the handler's types come from there. */
export const addEndpoint = <const Spec extends EndpointSpec>(
  app: App,
  endpoint: Endpoint<Spec>,
  handler: EndpointHandler<Spec>,
  options: RouteOptions = {},
): void => {
  const {
    method,
    access,
    path,
    aliases = [],
    hiddenAliases = [],
    status,
    needsFreshProof,
    inPunchOut,
    whileReadOnly,
  } = endpoint as EndpointSpec
  for (const url of [path, ...aliases, ...hiddenAliases])
    app.route({
      ...options,
      config: {
        ...options.config,
        access,
        ...(needsFreshProof && { needsFreshProof }),
        ...(inPunchOut && { inPunchOut }),
        ...(whileReadOnly && { whileReadOnly }),
      },
      method,
      url,
      schema: { ...describe(endpoint), ...(hiddenAliases.includes(url) && { hide: true }) },
      handler: (request, reply) => {
        if (status !== undefined) reply.code(status)
        // Fastify has checked it by the schemas of the same declaration.
        return handler(request as EndpointRequest<Spec>, reply)
      },
    })
}
