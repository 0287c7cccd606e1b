import { writeAudit } from '#foundation/audit/public.server.ts'
import { markSecondFactor } from '#foundation/identity/public.server.ts'
import {
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  startAuthenticatorApp,
} from '#foundation/second-factor/authenticator/authenticator.api.ts'
import { findCodeStep, startAuthenticator } from '#foundation/second-factor/authenticator/authenticator.service.ts'
import { confirmAuthenticator, dropAuthenticator } from '#foundation/second-factor/authenticator/authenticator.store.ts'
import { readCode } from '#foundation/second-factor/authenticator/one-time-code.rules.ts'
import { takeCodeAttempt } from '#foundation/second-factor/code-proof.service.ts'
import { addFactor, changeFactors } from '#foundation/second-factor/factor-holder.service.ts'
import { settleFactors } from '#foundation/second-factor/factor-list.service.ts'
import { sendFactorMail } from '#foundation/second-factor/factor-mail.service.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from '#foundation/second-factor/recovery/recovery-code.store.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound, tooMany } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'

export const authenticatorRoutes = (app: App): void => {
  const { services } = app
  const options = { config: { opensNoTransaction: true } }

  addEndpoint(
    app,
    startAuthenticatorApp,
    (request) => {
      return addFactor(request, (tx, holder) => startAuthenticator(tx, request, holder))
    },
    options,
  )

  addEndpoint(
    app,
    confirmAuthenticatorApp,
    async (request) => {
      const now = services.clock.now()
      const owner = await addFactor(request, async (_tx, { person }) => person)
      const attempt = await takeCodeAttempt(request, owner)
      if (attempt.waitSeconds > 0) tooMany(attempt.waitSeconds)
      const code = readCode(request.body.code)
      const recoveryCodes = await addFactor(request, async (tx, { person, sessionId }) => {
        const step = code === undefined ? undefined : await findCodeStep(tx, request, person.id, { code, isConfirmed: false })
        if (step === undefined) return undefined
        await confirmAuthenticator(tx, person.id, step, now)
        await markSecondFactor(tx, sessionId, ['otp', 'mfa'], now)
        await writeAudit(tx, { id: person.id }, now, 'authenticator.added')
        await sendFactorMail({ services, tenant: request.scope.tenant, tx }, person, 'authenticatorAdded')
        return (await countRecoveryCodes(tx, person.id)) > 0 ? [] : replaceRecoveryCodes(tx, person.id, now)
      })
      if (!recoveryCodes) return badRequest('This code is not right.', [{ path: 'code', message: 'is not right' }])
      await attempt.succeed()
      return { recoveryCodes }
    },
    options,
  )

  addEndpoint(
    app,
    removeAuthenticatorApp,
    (request) =>
      changeFactors(request, async (tx, { person }) => {
        if (!(await dropAuthenticator(tx, person.id))) notFound('authenticator app')
        await settleFactors(tx, person.id)
        await writeAudit(tx, { id: person.id }, services.clock.now(), 'authenticator.removed')
        await sendFactorMail({ services, tenant: request.scope.tenant, tx }, person, 'authenticatorRemoved')
        return { success: true as const }
      }),
    options,
  )
}
