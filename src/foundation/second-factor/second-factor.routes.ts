import { writeAudit } from '#foundation/audit/public.server.ts'
import { needsSecondFactor, secondFactorPolicyOf } from '#foundation/identity/public.server.ts'
import { addFactor, findFactorHolder, isManagedElsewhere } from '#foundation/second-factor/factor-holder.service.ts'
import { listFactors } from '#foundation/second-factor/factor-list.service.ts'
import { sendFactorMail } from '#foundation/second-factor/factor-mail.service.ts'
import { replaceCodes } from '#foundation/second-factor/recovery/recovery-code.api.ts'
import { replaceRecoveryCodes } from '#foundation/second-factor/recovery/recovery-code.store.ts'
import { readSecondFactor } from '#foundation/second-factor/second-factor.api.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'

export const secondFactorRoutes = (app: App): void => {
  const { services } = app

  addEndpoint(app, readSecondFactor, async (request) => {
    const { person, hasSecondFactor } = await findFactorHolder(request.tx, request)
    const { passkeys, authenticatorSince, recoveryCodesLeft } = await listFactors(request.tx, person.id)
    return {
      isRequired: needsSecondFactor(person.roles, secondFactorPolicyOf(services, request.scope.tenant)),
      isProven: hasSecondFactor,
      isElsewhere: isManagedElsewhere(request),
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      authenticatorSince: authenticatorSince?.toISOString() ?? null,
      recoveryCodesLeft,
    }
  })

  addEndpoint(
    app,
    replaceCodes,
    (request) => {
      return addFactor(request, async (tx, { person }) => {
        const now = services.clock.now()
        const { passkeys, authenticatorSince } = await listFactors(tx, person.id)
        if (passkeys.length === 0 && authenticatorSince === undefined) conflict('Recovery codes need a second factor first.')
        const recoveryCodes = await replaceRecoveryCodes(tx, person.id, now)
        await writeAudit(tx, { id: person.id }, now, 'recovery-codes.replaced')
        await sendFactorMail({ services, tenant: request.scope.tenant, tx }, person, 'codesReplaced')
        return { recoveryCodes }
      })
    },
    { config: { opensNoTransaction: true } },
  )
}
