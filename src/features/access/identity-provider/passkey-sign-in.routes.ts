import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { findPerson, signInAttempts } from '#foundation/identity/public.server.ts'
import { forEachLocale } from '#features/access/identity-provider/account-place.service.ts'
import type { Providers } from '#features/access/identity-provider/provider.service.ts'
import { dropSecondStep } from '#features/access/identity-provider/second-step.store.ts'
import {
  findInteraction,
  finishSignIn,
  signInPath,
  startOver,
  type Place,
} from '#features/access/identity-provider/sign-in-interaction.service.ts'
import { showSignInForm } from '#features/access/identity-provider/sign-in-page.routes.ts'
import { assertion } from '#foundation/second-factor/public.ts'
import { checkAssertion, methodsOfPasskey, offerProof } from '#foundation/second-factor/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { notFound } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'
import { returnAttempt, takeAttempt } from '#platform/limits/attempt.store.ts'

/** A form's field holds the authenticator's answer as JSON. */
const readAnswer = (text: string) => {
  try {
    return assertion.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** A passkey instead of e-mail and password; it proves two factors at once [T-103]. */
export const passkeySignInRoutes = (app: App, providers: Providers): void => {
  const { clock, db } = app.services
  const config = { opensNoTransaction: true, whileReadOnly: 'session' } as const
  const challengeUse = (uid: string) => ({ purpose: 'sign-in', boundTo: `sign-in ${uid}` }) as const

  const offer = async (place: Place) => {
    const { request, reply } = place
    const { uid } = (await findInteraction(providers, place)) ?? notFound('page')
    const options = await withTenant(db, request.scope.tenant, (tx) => offerProof(tx, request, challengeUse(uid)))
    return reply.send({ options })
  }

  const prove = async (request: FastifyRequest, uid: string, text: string) => {
    const given = readAnswer(text)
    const passkey = given && (await checkAssertion(request, given, challengeUse(uid)))
    return withTenant(db, request.scope.tenant, async (tx) => {
      const person = passkey && (await findPerson(tx, passkey.personId))
      if (!person || person.status === 'pending') return undefined
      await writeAudit(tx, { id: person.id }, clock.now(), 'passkey.used', { passkey: passkey.id, name: passkey.name })
      await dropSecondStep(tx, uid)
      return { accountId: person.id, amr: methodsOfPasskey(passkey.isSynced) }
    })
  }

  const submit = async (place: Place, text: string): Promise<FastifyReply> => {
    const { request, reply } = place
    const { tenant } = request.scope
    const interaction = await findInteraction(providers, place)
    if (!interaction) return startOver(place)
    const { network } = signInAttempts('', request)
    const seconds = Math.ceil(await takeAttempt(db, tenant, clock.now(), [network]))
    if (seconds > 0) {
      reply.header('retry-after', String(seconds))
      return showSignInForm(place, interaction.uid, { waitSeconds: seconds }, 429)
    }
    const proven = await prove(request, interaction.uid, text)
    if (!proven) return showSignInForm(place, interaction.uid, { isPasskeyUnknown: true }, 401)
    await returnAttempt(db, tenant, network)
    return finishSignIn(providers, place, proven)
  }

  const params = z.object({ uid: z.string().regex(/^[\w-]{10,64}$/) })
  forEachLocale('/sign-in/:uid/passkey/options', (address, locale) => {
    app.post(address, { config, schema: { hide: true, params } }, (request, reply) => offer({ request, reply, locale }))
  })
  forEachLocale('/sign-in/:uid/passkey', (address, locale) => {
    const body = z.object({ answer: z.string().max(40_000).default('') })
    app.post(address, { config, schema: { hide: true, params, body } }, (request, reply) =>
      submit({ request, reply, locale }, request.body.answer),
    )
    // Whoever reloads the answer to a form gets the sign-in page again.
    app.get(address, { config, schema: { hide: true, params } }, ({ params: { uid } }, reply) =>
      reply.redirect(signInPath({ locale }, uid), 303),
    )
  })
}
