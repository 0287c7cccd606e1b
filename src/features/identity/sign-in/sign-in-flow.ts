import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { takeOnce } from '#features/identity/sign-in/oidc-record.store.ts'
import { domainIdOf } from '#features/identity/session/session-cookies.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#server/database/database.ts'
import { openSealer } from '#server/secrets/tenant-secret.ts'

/** As long as someone may take over the sign-in page. */
const LIFETIME_S = 3600

const flowSchema = z.object({ verifier: z.string(), nonce: z.string(), returnTo: z.string(), startedAt: z.number() })
export type SignInFlow = z.infer<typeof flowSchema>

const browserCookie = (request: FastifyRequest, tenant: TenantKey): string =>
  `${domainIdOf(request.server.services, tenant)}-browser`

/**
 * The state that travels through the provider carries the whole flow, sealed for this browser alone: its cookie is part of the seal.
 * So any number of tabs can sign in at once with one small cookie, and a callback that was started elsewhere opens nothing [T-17].
 */
export const sealFlow = async (
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: TenantKey,
  flow: SignInFlow,
): Promise<string> => {
  const { config, db } = request.server.services
  const name = browserCookie(request, tenant)
  const known = lookUp(request.cookies, name) ?? ''
  const browser = /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url')
  const secure = config.publicScheme === 'https'
  reply.setCookie(name, browser, { path: '/system/sling', httpOnly: true, sameSite: 'lax', secure, maxAge: LIFETIME_S })
  return (await openSealer(db, tenant, 'sign-in')).seal(flow, `sign-in ${browser}`)
}

/** Undefined when the state is not from this browser, not ours, or too old. */
export const openFlow = async (request: FastifyRequest, tenant: TenantKey, state: string): Promise<SignInFlow | undefined> => {
  const { clock, db } = request.server.services
  const browser = lookUp(request.cookies, browserCookie(request, tenant))
  if (browser === undefined) return undefined
  const opened = (await openSealer(db, tenant, 'sign-in')).open(state, `sign-in ${browser}`)
  const flow = flowSchema.safeParse(opened).data
  const age = flow && clock.now().getTime() - flow.startedAt
  return age !== undefined && age >= 0 && age < LIFETIME_S * 1000 ? flow : undefined
}

/** Takes a state out of use; false when it was used before. */
export const spendState = (tx: Tx, state: string): Promise<boolean> =>
  takeOnce(tx, 'used-state', createHash('sha256').update(state).digest('base64url'), LIFETIME_S)
