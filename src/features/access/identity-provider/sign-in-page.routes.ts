import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { SIGN_IN_PROBLEMS } from '#foundation/identity/public.server.ts'
import { forEachLocale, sendAccountPage } from '#features/access/identity-provider/account-place.service.ts'
import type { SignInForm } from '#features/access/identity-provider/blocks/sign-in-form.schema.ts'
import type { Providers } from '#features/access/identity-provider/provider.service.ts'
import { openSecondStep } from '#features/access/identity-provider/second-step.routes.ts'
import {
  findInteraction,
  findSignedIn,
  finishSignIn,
  signInPath,
  startOver,
  type Place,
} from '#features/access/identity-provider/sign-in-interaction.service.ts'
import { tryCredentials } from '#features/access/identity-provider/sign-in-attempt.service.ts'
import { toSameOriginPath } from '#kernel/same-origin-path.ts'
import type { App } from '#platform/feature.ts'

const credentials = z.object({
  email: z.string().trim().toLowerCase().max(254).default(''),
  password: z.string().max(1000).default(''),
})

type State = Omit<SignInForm, 'art' | 'email' | 'action'> & { readonly email?: string }

/** Its forms name their addresses: the same page answers what was sent to another one. */
export const showSignInForm = (place: Place, uid: string, state: State, status = 200): Promise<FastifyReply> =>
  sendAccountPage(place.request, place.reply, {
    locale: place.locale,
    path: '/sign-in',
    title: 'signIn.title',
    block: 'sign-in-form',
    props: { email: '', ...state, action: signInPath(place, uid) },
    status,
  })

/** Claims that the provider must send, by the names in the site's configuration. */
const claimOf = ({ server, scope }: FastifyRequest, problem: string): string | undefined => {
  const names = server.services.tenants.byKey(scope.tenant)?.identity.identityProvider?.claims
  return problem === 'unverified' ? names?.emailVerified : problem === 'noEmail' ? names?.email : undefined
}

export const signInPageRoutes = (app: App, providers: Providers): void => {
  const config = { opensNoTransaction: true, whileReadOnly: 'session' } as const

  const show = async (place: Place): Promise<FastifyReply> => {
    const interaction = await findInteraction(providers, place)
    if (!interaction) return startOver(place)
    const signedIn = await findSignedIn(providers, place, interaction)
    if (signedIn) return finishSignIn(providers, place, signedIn)
    const hint = interaction.params['login_hint']
    return showSignInForm(place, interaction.uid, { email: typeof hint === 'string' ? hint.slice(0, 254) : '' })
  }

  const submit = async (place: Place, { email, password }: z.infer<typeof credentials>): Promise<FastifyReply> => {
    const { request, reply } = place
    const interaction = await findInteraction(providers, place)
    if (!interaction) return startOver(place)
    const showForm = (state: State, status: number) => showSignInForm(place, interaction.uid, { email, ...state }, status)
    if (email === '' || password === '') return showForm({ isMissing: { email: !email, password: !password } }, 400)
    const answer = await tryCredentials(request, { email, password })
    if (answer.kind === 'wait') {
      reply.header('retry-after', String(answer.seconds))
      return showForm({ waitSeconds: answer.seconds }, 429)
    }
    if (answer.kind === 'mismatch') return showForm({ isMismatch: true }, 401)
    // They proved their password, so they may know what is missing.
    if (answer.person.status === 'pending') return showForm({ isUnconfirmed: true }, 403)
    const next = await openSecondStep(request, interaction.uid, answer.person)
    if (next) return reply.redirect(signInPath(place, interaction.uid, `/${next}`), 303)
    return finishSignIn(providers, place, { accountId: answer.person.id, amr: ['pwd'] })
  }

  forEachLocale('/sign-in/:uid', (address, locale) => {
    const params = z.object({ uid: z.string().regex(/^[\w-]{10,64}$/) })
    app.get(address, { config, schema: { hide: true, params } }, (request, reply) => show({ request, reply, locale }))
    app.post(address, { config, schema: { hide: true, params, body: credentials } }, (request, reply) =>
      submit({ request, reply, locale }, request.body),
    )
  })

  forEachLocale('/sign-in', (address, locale) => {
    const querystring = z.object({ problem: z.enum(SIGN_IN_PROBLEMS).optional() }).catch({})
    app.get(address, { config, schema: { hide: true, querystring } }, (request, reply) => {
      const { problem } = request.query
      if (problem === undefined) return reply.redirect('/system/sling/login.html', 303)
      return sendAccountPage(request, reply, {
        locale,
        path: '/sign-in',
        title: `${problem}.title`,
        block: 'account-notice',
        props: { notice: problem, tone: 'warn', claim: claimOf(request, problem), action: { label: 'tryAgain' } },
      })
    })
  })

  forEachLocale('/sign-out', (address, locale) => {
    const querystring = z.object({ resource: z.string().optional() }).catch({})
    app.get(address, { config, schema: { hide: true, querystring } }, (request, reply) => {
      const resource = toSameOriginPath(request.query.resource, '')
      const query = resource === '' ? '' : `?${new URLSearchParams({ resource }).toString()}`
      return sendAccountPage(request, reply, {
        locale,
        path: '/sign-out',
        title: 'signOut.title',
        block: 'account-notice',
        props: { notice: 'signOut', tone: 'info', action: { label: 'signOut', href: `/system/sling/logout.html${query}` } },
      })
    })
  })
}
