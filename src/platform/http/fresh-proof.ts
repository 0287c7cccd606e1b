import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#platform/feature.ts'
import { ErrorAnswer } from '#platform/http/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls that a stolen session alone must not make: the person has to prove again who they are [T-103]. */
    readonly needsFreshProof?: boolean
  }
}
declare module '#platform/feature.ts' {
  interface Feature {
    /** Refuses whoever has not just proven who they are; one feature knows. Also for routes without a transaction. */
    readonly requireProof?: RequireProof
  }
}

/** A refusal of such an endpoint, whatever for. */
export const ProofAnswer = ErrorAnswer.extend({
  code: z.string().describe('reauthentication_required until the person has proven who they are, within five minutes'),
  method: z.string().optional().describe('How they prove it: password or sign-in'),
})

export type RequireProof = (request: FastifyRequest) => Promise<void>

const missing: RequireProof = () => Promise.reject(new Error('No feature can ask for proof: add one with requireProof.'))

/**
 * After the route's other checks, so that whoever may not know of an endpoint gets 404 instead of a request for the password.
 * Call it before the routes are registered.
 */
export const checkFreshProof = (app: App, requireProof: RequireProof = missing): void => {
  app.addHook('onRoute', (route) => {
    if (!route.config?.needsFreshProof) return
    const others = route.preHandler === undefined ? [] : [route.preHandler].flat()
    route.preHandler = [...others, requireProof]
  })
}
