import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { takeOnce } from '#foundation/identity/sign-in/oidc-record.store.ts'
import { clearPurposeCookie, readPurposeCookie, setPurposeCookie } from '#foundation/identity/session/purpose-cookie.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { openSealer } from '#platform/secrets/tenant-secret.ts'

/** As long as someone may take over the sign-in page. */
const LIFETIME_S = 3600

const flowSchema = z.object({
  verifier: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  startedAt: z.number(),
  /** The session whose holder is to prove once more who they are; no other one is opened. */
  reauthenticates: z.uuid().optional(),
})
export type SignInFlow = z.infer<typeof flowSchema>

const browserCookie = (tenant: TenantKey) => ({ tenant, purpose: 'browser', path: '/system/sling', sameSite: 'lax' }) as const

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
  const { db } = request.server.services
  const known = readPurposeCookie(request, browserCookie(tenant)) ?? ''
  const browser = /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url')
  setPurposeCookie(request, reply, browserCookie(tenant), { value: browser, maxAge: LIFETIME_S })
  return (await openSealer(db, tenant, 'sign-in')).seal(flow, `sign-in ${browser}`)
}

/** Undefined when the state is not from this browser, not ours, or too old. */
export const openFlow = async (request: FastifyRequest, tenant: TenantKey, state: string): Promise<SignInFlow | undefined> => {
  const { clock, db } = request.server.services
  const browser = readPurposeCookie(request, browserCookie(tenant))
  if (browser === undefined) return undefined
  const opened = (await openSealer(db, tenant, 'sign-in')).open(state, `sign-in ${browser}`)
  const flow = flowSchema.safeParse(opened).data
  const age = flow && clock.now().getTime() - flow.startedAt
  return age !== undefined && age >= 0 && age < LIFETIME_S * 1000 ? flow : undefined
}

export const forgetBrowser = (request: FastifyRequest, reply: FastifyReply, tenant: TenantKey): void =>
  clearPurposeCookie(request, reply, browserCookie(tenant))

/** Takes a state out of use; false when it was used before. */
export const spendState = (tx: Tx, state: string): Promise<boolean> =>
  takeOnce(tx, 'used-state', createHash('sha256').update(state).digest('base64url'), LIFETIME_S)
