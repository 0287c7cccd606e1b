import type { Interaction } from 'oidc-provider'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { SIGN_IN_PROBLEMS } from '#features/identity/public.server.ts'
import { forEachLocale, sendAccountPage } from '#features/identity-provider/account-place.service.ts'
import type { SignInForm } from '#features/identity-provider/blocks/sign-in-form.schema.ts'
import type { Providers } from '#features/identity-provider/provider.service.ts'
import { tryCredentials } from '#features/identity-provider/sign-in-attempt.service.ts'
import { localePath, type Locale } from '#kernel/locale.ts'
import { toOwnPath } from '#kernel/own-path.ts'
import type { App } from '#platform/feature.ts'

const credentials = z.object({
  email: z.string().trim().toLowerCase().max(254).default(''),
  password: z.string().max(1000).default(''),
})

type Place = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly locale: Locale }
type State = Omit<SignInForm, 'art' | 'email'> & { readonly email?: string }

const showForm = ({ request, reply, locale }: Place, state: State, status = 200): Promise<FastifyReply> =>
  sendAccountPage(request, reply, {
    locale,
    path: '/sign-in',
    title: 'signIn.title',
    block: 'sign-in-form',
    props: { email: '', ...state },
    status,
  })

/** What went on too long or was finished already starts over. */
const startOver = (reply: FastifyReply, locale: Locale): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(`${localePath(locale)}/sign-in?problem=expired`, 303)

/** What the provider has to send, by the name that this site's configuration gives it. */
const claimOf = ({ server, scope }: FastifyRequest, problem: string): string | undefined => {
  const names = server.services.tenants.byKey(scope.tenant)?.identity.identityProvider?.claims
  return problem === 'unverified' ? names?.emailVerified : problem === 'noEmail' ? names?.email : undefined
}

export const signInPageRoutes = (app: App, providers: Providers): void => {
  const config = { opensNoTransaction: true }

  const findInteraction = async ({ request, reply }: Place): Promise<Interaction | undefined> => {
    const provider = await providers.of(request.scope.tenant)
    return provider.interactionDetails(request.raw, reply.raw).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'SessionNotFound') return undefined
      throw error
    })
  }

  const show = async (place: Place): Promise<FastifyReply> => {
    const interaction = await findInteraction(place)
    if (!interaction) return startOver(place.reply, place.locale)
    const hint = interaction.params['login_hint']
    return showForm(place, { email: typeof hint === 'string' ? hint.slice(0, 254) : '' })
  }

  const submit = async (place: Place, { email, password }: z.infer<typeof credentials>): Promise<FastifyReply> => {
    const { request, reply, locale } = place
    if (!(await findInteraction(place))) return startOver(reply, locale)
    if (email === '' || password === '') return showForm(place, { email, isMissing: { email: !email, password: !password } }, 400)
    const answer = await tryCredentials(request, { email, password })
    if (answer.kind === 'wait') {
      reply.header('retry-after', String(answer.seconds))
      return showForm(place, { email, waitSeconds: answer.seconds }, 429)
    }
    if (answer.kind === 'mismatch') return showForm(place, { email, isMismatch: true }, 401)
    // They proved their password, so they may know what is missing.
    if (answer.person.status === 'pending') return showForm(place, { email, isUnconfirmed: true }, 403)
    const provider = await providers.of(request.scope.tenant)
    const login = { accountId: answer.person.id, remember: false }
    const next = await provider.interactionResult(request.raw, reply.raw, { login }, { mergeWithLastSubmission: false })
    return reply.header('cache-control', 'no-store').redirect(next, 303)
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
      const resource = toOwnPath(request.query.resource, '')
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
