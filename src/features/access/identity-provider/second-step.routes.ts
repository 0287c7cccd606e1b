import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  findPerson,
  needsSecondFactor,
  needsSecondFactorToEnter,
  secondFactorPolicyOf,
  type Person,
} from '#foundation/identity/public.server.ts'
import { forEachLocale, sendAccountPage } from '#features/access/identity-provider/account-place.service.ts'
import type { SecondStepForm } from '#features/access/identity-provider/blocks/second-step-form.schema.ts'
import type { Providers } from '#features/access/identity-provider/provider.service.ts'
import { planAfterPassword } from '#features/access/identity-provider/second-step.rules.ts'
import { dropSecondStep, findSecondStep, saveSecondStep } from '#features/access/identity-provider/second-step.store.ts'
import {
  findInteraction,
  finishSignIn,
  signInPath,
  startOver,
  type Place,
} from '#features/access/identity-provider/sign-in-interaction.service.ts'
import { listFactors, proveByCode } from '#foundation/second-factor/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'

/** After the right password: the page that comes next, noting whose password it was; undefined where nothing more is needed. */
export const openSecondStep = (
  request: FastifyRequest,
  uid: string,
  person: Person,
): Promise<ReturnType<typeof planAfterPassword>> => {
  const { services } = request.server
  const { tenant } = request.scope
  return withTenant(services.db, tenant, async (tx) => {
    const { passkeys, authenticatorSince } = await listFactors(tx, person.id)
    const policy = secondFactorPolicyOf(services, tenant)
    const next = planAfterPassword({
      hasAuthenticator: authenticatorSince !== undefined,
      hasPasskey: passkeys.length > 0,
      isRequired: needsSecondFactor(person.roles, policy),
      isRequiredToEnter: needsSecondFactorToEnter(person.roles, policy),
    })
    if (next) await saveSecondStep(tx, uid, { accountId: person.id })
    return next
  })
}

type State = Pick<SecondStepForm, 'isMissing' | 'isMismatch' | 'waitSeconds'>

/** The page between the password and the session: a code, a recovery code or a passkey. */
export const secondStepRoutes = (app: App, providers: Providers): void => {
  const { db } = app.services
  const config = { opensNoTransaction: true, whileReadOnly: 'session' } as const

  const findStep = (request: FastifyRequest, uid: string) =>
    withTenant(db, request.scope.tenant, async (tx) => {
      const step = await findSecondStep(tx, uid)
      const person = step && (await findPerson(tx, step.accountId))
      const factors = person && (await listFactors(tx, person.id))
      // Without any factor there is nothing to confirm with.
      const hasFactor = factors && (factors.authenticatorSince !== undefined || factors.passkeys.length > 0)
      return hasFactor ? { person, factors } : undefined
    })

  const answer = async (place: Place, code?: string): Promise<FastifyReply> => {
    const { request, reply, locale } = place
    const interaction = await findInteraction(providers, place)
    const step = interaction && (await findStep(request, interaction.uid))
    if (!step) return startOver(place)
    const { person, factors } = step
    const show = (state: State, status: number) =>
      sendAccountPage(request, reply, {
        locale,
        path: '/sign-in',
        title: 'second.title',
        block: 'second-step-form',
        props: {
          ...state,
          hasAuthenticator: factors.authenticatorSince !== undefined,
          passkeyAction: factors.passkeys.length > 0 ? signInPath(place, interaction.uid, '/passkey') : undefined,
          backHref: signInPath(place, interaction.uid),
        },
        status,
      })
    if (code === undefined) return show({}, 200)
    if (code === '') return show({ isMissing: true }, 400)
    const proof = await proveByCode(request, person, { typed: code, allowsRecovery: true })
    if (proof.kind === 'wait') {
      reply.header('retry-after', String(proof.seconds))
      return show({ waitSeconds: proof.seconds }, 429)
    }
    if (proof.kind === 'wrong') return show({ isMismatch: true }, 401)
    await withTenant(db, request.scope.tenant, (tx) => dropSecondStep(tx, interaction.uid))
    return finishSignIn(providers, place, { accountId: person.id, amr: ['pwd', ...proof.amr] })
  }

  forEachLocale('/sign-in/:uid/second-step', (address, locale) => {
    const params = z.object({ uid: z.string().regex(/^[\w-]{10,64}$/) })
    const body = z.object({ code: z.string().trim().max(60).default('') })
    app.get(address, { config, schema: { hide: true, params } }, (request, reply) => answer({ request, reply, locale }))
    app.post(address, { config, schema: { hide: true, params, body } }, (request, reply) =>
      answer({ request, reply, locale }, request.body.code),
    )
  })
}
