import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findRepeatedCase, insertCase, writeCaseId } from '#features/support/cases/public.server.ts'
import { addSeenStatus } from '#foundation/identity/public.server.ts'
import { createUnidentifiedCase } from '#features/support/unidentified-user/unidentified-user.api.ts'
import { findNumberFault, writeCreatedMessage } from '#features/support/unidentified-user/unidentified-user.rules.ts'
import type { SelectorRoute } from '#platform/feature.ts'
import { documentSelector } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { countInMinute } from '#platform/limits/attempt.store.ts'
import { networkOf } from '#platform/limits/network.rules.ts'

const MOST_A_MINUTE = 10

const payloadSchema = z.object({ soldToNumber: z.string().refine((value) => findNumberFault(value) === undefined) })

/** Undefined for what is no JSON of a number with 4 to 10 digits. */
const readNumber = (payload: string): string | undefined => {
  try {
    return payloadSchema.safeParse(JSON.parse(payload)).data?.soldToNumber
  } catch {
    return undefined
  }
}

/** A person, or for visitors where they come from. */
const whoAsks = ({ scope: { user }, ip }: FastifyRequest): string => (user ? `person ${user.id}` : `network ${networkOf(ip)}`)

/**
 * The number is never looked up here: answer, work and time are the same whether we know it or not [T-61]. Staff who
 * read the case look it up.
 */
const createCase = async (request: FastifyRequest, number: string): Promise<string> => {
  const { tx, scope, server } = request
  const now = server.services.clock.now()
  const repeatKey = createHash('sha256')
    .update(`unidentified ${whoAsks(request)} ${number}`)
    .digest('base64url')
  const before = await findRepeatedCase(tx, repeatKey, now)
  if (before !== undefined) return before
  const id = writeCaseId(randomBytes(16))
  const personId = scope.user?.id ?? null
  if (scope.user && scope.user.actorId === undefined) await addSeenStatus(tx, scope.user.id, 'unidentifiedUser')
  const subject = `Sold-to number ${number}`
  await insertCase(
    tx,
    { id, personId, kind: 'account', subject, priority: 'normal', details: { soldToNumber: number }, repeatKey },
    now,
  )
  return id
}

const REFUSALS = {
  too_many_requests: [429, 'That was too often. Please wait a minute.'],
  bad_request: [400, 'payload must be the JSON of a sold-to number with 4 to 10 digits, tenantPath that of this site.'],
} as const

/** Answered without an error, so that what was counted stays counted. */
const refuse = (request: FastifyRequest, reply: FastifyReply, code: keyof typeof REFUSALS) => {
  const [status, error] = REFUSALS[code]
  if (status === 429) reply.header('retry-after', '60')
  reply.code(status)
  return { error, code, requestId: request.id }
}

const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const { tx, scope, server } = request
  // Counted before anything else is looked at: whatever is wrong with it, it was sent.
  const count = await countInMinute(tx, server.services.clock.now(), { kind: 'unidentified-case', of: [whoAsks(request)] })
  if (count > MOST_A_MINUTE) return refuse(request, reply, 'too_many_requests')
  const requested = createUnidentifiedCase.body.safeParse(request.body ?? {})
  if (!requested.success || requested.data.tenantPath !== `/content/${scope.tenant}`) return refuse(request, reply, 'bad_request')
  const number = readNumber(requested.data.payload)
  if (number === undefined) return refuse(request, reply, 'bad_request')
  return { message: writeCreatedMessage(await createCase(request, number)) }
}

export const unidentifiedUserSelector: SelectorRoute = {
  selector: 'unidentifiedusercases',
  methods: ['POST'],
  documented: documentSelector(createUnidentifiedCase),
  answer: (request, reply, { locale, selectors, extension }) =>
    locale && selectors.length === 1 && extension === undefined ? answer(request, reply) : notFound('page'),
}
