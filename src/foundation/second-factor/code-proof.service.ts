import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { signInAttempts, type Person } from '#foundation/identity/public.server.ts'
import { spendCode } from '#foundation/second-factor/authenticator/authenticator.service.ts'
import { readCode } from '#foundation/second-factor/authenticator/one-time-code.rules.ts'
import { sendFactorMail } from '#foundation/second-factor/factor-mail.service.ts'
import { readRecoveryCode } from '#foundation/second-factor/recovery/recovery-code.rules.ts'
import { countRecoveryCodes, spendRecoveryCode } from '#foundation/second-factor/recovery/recovery-code.store.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { forgetAttempts, returnAttempt, takeAttempt } from '#platform/limits/attempt.store.ts'
import { ACCOUNT_BACKOFF, type AttemptKey } from '#platform/limits/backoff.rules.ts'

export type CodeAnswer =
  | { readonly kind: 'proven'; readonly amr: readonly string[] }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }

type CodePerson = Pick<Person, 'id' | 'email' | 'givenName' | 'language' | 'countryCode'>

/** Whether a code of six digits is the right one is guessed at by person, wherever the guesses come from [T-103]. */
export const takeCodeAttempt = async (
  request: FastifyRequest,
  person: Pick<Person, 'id' | 'email'>,
): Promise<{ readonly waitSeconds: number; readonly succeed: () => Promise<void> }> => {
  const { clock, db } = request.server.services
  const { tenant } = request.scope
  const own: AttemptKey = { kind: 'second-factor', of: [person.id], policy: ACCOUNT_BACKOFF }
  const { network } = signInAttempts(person.email, request)
  const waitSeconds = await takeAttempt(db, tenant, clock.now(), [own, network])
  return {
    waitSeconds: Math.ceil(waitSeconds),
    succeed: async () => {
      await forgetAttempts(db, tenant, [own])
      await returnAttempt(db, tenant, network)
    },
  }
}

const spendRecovery = async (tx: Tx, request: FastifyRequest, person: CodePerson, letters: string): Promise<boolean> => {
  const { services } = request.server
  if (!(await spendRecoveryCode(tx, person.id, letters))) return false
  const left = await countRecoveryCodes(tx, person.id)
  await writeAudit(tx, { id: person.id }, services.clock.now(), 'recovery-code.used', { left })
  await sendFactorMail({ services, tenant: request.scope.tenant, tx }, person, 'codeUsed', { left })
  return true
}

/** A code of the authenticator app, or where the caller allows it a recovery code; each counts once. */
export const proveByCode = async (
  request: FastifyRequest,
  person: CodePerson,
  { typed, allowsRecovery }: { readonly typed: string; readonly allowsRecovery: boolean },
): Promise<CodeAnswer> => {
  const { db, clock } = request.server.services
  const attempt = await takeCodeAttempt(request, person)
  if (attempt.waitSeconds > 0) return { kind: 'wait', seconds: attempt.waitSeconds }
  const code = readCode(typed)
  const letters = allowsRecovery ? readRecoveryCode(typed) : undefined
  const isProven = await withTenant(db, request.scope.tenant, async (tx) => {
    const isRight =
      (code !== undefined && (await spendCode(tx, request, person.id, code))) ||
      (letters !== undefined && (await spendRecovery(tx, request, person, letters)))
    if (!isRight) await writeAudit(tx, { id: person.id }, clock.now(), 'second-factor.refused', { address: request.ip })
    return isRight
  })
  if (!isProven) return { kind: 'wrong' }
  await attempt.succeed()
  return { kind: 'proven', amr: ['otp', 'mfa'] }
}
