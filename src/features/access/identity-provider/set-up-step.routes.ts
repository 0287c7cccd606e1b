import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findPerson, type Person } from '#foundation/identity/public.server.ts'
import { forEachLocale, sendAccountPage } from '#features/access/identity-provider/account-place.service.ts'
import type { SetUpForm } from '#features/access/identity-provider/blocks/set-up-form.schema.ts'
import type { Providers } from '#features/access/identity-provider/provider.service.ts'
import {
  dropSecondStep,
  findSecondStep,
  saveSecondStep,
  type SecondStep,
} from '#features/access/identity-provider/second-step.store.ts'
import {
  findInteraction,
  finishSignIn,
  signInPath,
  startOver,
  type Place,
} from '#features/access/identity-provider/sign-in-interaction.service.ts'
import { enrolAtSignIn, listFactors, sealNewSecret, showSecret } from '#foundation/second-factor/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'

type Enrolment = { readonly person: Person; readonly step: SecondStep & { readonly secret: string } }

/** Undefined where no password was given in this sign-in, or where the person has a factor, which the second step wants instead. */
const findEnrolment = (request: FastifyRequest, uid: string): Promise<Enrolment | undefined> =>
  withTenant(request.server.services.db, request.scope.tenant, async (tx) => {
    const step = await findSecondStep(tx, uid)
    const person = step && (await findPerson(tx, step.accountId))
    if (!person) return undefined
    const { authenticatorSince, passkeys } = await listFactors(tx, person.id)
    if (!step.isSetUp && (authenticatorSince !== undefined || passkeys.length > 0)) return undefined
    if (step.secret !== undefined) return { person, step: { ...step, secret: step.secret } }
    const begun = { ...step, secret: sealNewSecret(request, person) }
    await saveSecondStep(tx, uid, begun)
    return { person, step: begun }
  })

type State = Partial<Pick<SetUpForm, 'isMissing' | 'isMismatch' | 'waitSeconds' | 'recoveryCodes'>>

/** The page between the password and the session where a role has to have a second factor and the person has none [T-103]. */
export const setUpStepRoutes = (app: App, providers: Providers): void => {
  const { db } = app.services
  const config = { opensNoTransaction: true, whileReadOnly: 'session' } as const

  const show = async (place: Place, uid: string, { person, step }: Enrolment, state: State, status = 200) => {
    const { request, reply, locale } = place
    const { tenant } = request.scope
    const shown = step.isSetUp ? undefined : await withTenant(db, tenant, (tx) => showSecret(tx, request, person, step.secret))
    return sendAccountPage(request, reply, {
      locale,
      path: '/sign-in',
      title: step.isSetUp ? 'setUp.done.title' : 'setUp.title',
      block: 'set-up-form',
      props: { ...state, isSetUp: step.isSetUp, secret: shown?.secret, qr: shown?.qr, backHref: signInPath(place, uid) },
      status,
    })
  }

  const submit = async (place: Place, uid: string, enrolment: Enrolment, code: string): Promise<FastifyReply> => {
    const { request, reply } = place
    const { person, step } = enrolment
    if (step.isSetUp) {
      await withTenant(db, request.scope.tenant, (tx) => dropSecondStep(tx, uid))
      return finishSignIn(providers, place, { accountId: person.id, amr: ['pwd', 'otp', 'mfa'] })
    }
    if (code === '') return show(place, uid, enrolment, { isMissing: true }, 400)
    const answer = await enrolAtSignIn(request, person, { sealed: step.secret, typed: code })
    if (answer.kind === 'wait') {
      reply.header('retry-after', String(answer.seconds))
      return show(place, uid, enrolment, { waitSeconds: answer.seconds }, 429)
    }
    if (answer.kind === 'wrong') return show(place, uid, enrolment, { isMismatch: true }, 401)
    const done = { ...step, isSetUp: true }
    await withTenant(db, request.scope.tenant, (tx) => saveSecondStep(tx, uid, done))
    return show(place, uid, { person, step: done }, { recoveryCodes: [...answer.recoveryCodes] })
  }

  const answer = async (place: Place, code?: string): Promise<FastifyReply> => {
    const interaction = await findInteraction(providers, place)
    const enrolment = interaction && (await findEnrolment(place.request, interaction.uid))
    if (!enrolment) return startOver(place)
    return code === undefined ? show(place, interaction.uid, enrolment, {}) : submit(place, interaction.uid, enrolment, code)
  }

  forEachLocale('/sign-in/:uid/set-up', (address, locale) => {
    const params = z.object({ uid: z.string().regex(/^[\w-]{10,64}$/) })
    const body = z.object({ code: z.string().trim().max(40).default('') })
    app.get(address, { config, schema: { hide: true, params } }, (request, reply) => answer({ request, reply, locale }))
    app.post(address, { config, schema: { hide: true, params, body } }, (request, reply) =>
      answer({ request, reply, locale }, request.body.code),
    )
  })
}
