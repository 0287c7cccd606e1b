import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import type { Person } from '#foundation/identity/public.server.ts'
import { findStepOfSecret } from '#foundation/second-factor/authenticator/authenticator.service.ts'
import {
  confirmAuthenticator,
  findAuthenticator,
  saveUnconfirmed,
} from '#foundation/second-factor/authenticator/authenticator.store.ts'
import { readCode } from '#foundation/second-factor/authenticator/one-time-code.rules.ts'
import { takeCodeAttempt } from '#foundation/second-factor/code-proof.service.ts'
import { sendFactorMail } from '#foundation/second-factor/factor-mail.service.ts'
import { replaceRecoveryCodes } from '#foundation/second-factor/recovery/recovery-code.store.ts'
import { withTenant } from '#platform/database/database.ts'

export type EnrolmentAnswer =
  | { readonly kind: 'enrolled'; readonly recoveryCodes: readonly string[] }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }

/**
 * The first code of an app whose secret only this sign-in knows: until it is right nothing is stored with the person, so
 * nobody who had the password alone can leave a secret behind [T-103].
 */
export const enrolAtSignIn = async (
  request: FastifyRequest,
  person: Person,
  { sealed, typed }: { readonly sealed: string; readonly typed: string },
): Promise<EnrolmentAnswer> => {
  const { services } = request.server
  const { tenant } = request.scope
  const attempt = await takeCodeAttempt(request, person)
  if (attempt.waitSeconds > 0) return { kind: 'wait', seconds: attempt.waitSeconds }
  const code = readCode(typed)
  const now = services.clock.now()
  const recoveryCodes = await withTenant(services.db, tenant, async (tx) => {
    // Another sign-in at the same time was faster: its app is the one that counts.
    if (code === undefined || (await findAuthenticator(tx, person.id, true))?.confirmedAt) return undefined
    const step = await findStepOfSecret(tx, request, person.id, { sealed, code, lastStep: 0 })
    if (step === undefined) return undefined
    await saveUnconfirmed(tx, person.id, sealed, now)
    await confirmAuthenticator(tx, person.id, step, now)
    await writeAudit(tx, { id: person.id }, now, 'authenticator.added')
    await sendFactorMail({ services, tenant, tx }, person, 'authenticatorAdded')
    return replaceRecoveryCodes(tx, person.id, now)
  })
  if (!recoveryCodes) return { kind: 'wrong' }
  await attempt.succeed()
  return { kind: 'enrolled', recoveryCodes }
}
