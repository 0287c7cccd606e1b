import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Interaction } from 'oidc-provider'
import type { Providers } from '#features/access/identity-provider/provider.service.ts'
import { findRequestSession } from '#foundation/identity/public.server.ts'
import { localePath, type Locale } from '#kernel/locale.ts'
import { withTenant } from '#platform/database/database.ts'

type Proven = { readonly accountId: string; readonly amr: readonly string[] }
export type Place = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly locale: Locale }

/** The sign-in that this browser has begun, by its cookie; undefined when it went on too long or was finished already. */
export const findInteraction = async (providers: Providers, { request, reply }: Place): Promise<Interaction | undefined> => {
  const provider = await providers.of(request.scope.tenant)
  return provider.interactionDetails(request.raw, reply.raw).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined
    throw error
  })
}

export const startOver = ({ reply, locale }: Place): FastifyReply =>
  reply.redirect(`${localePath(locale)}/sign-in?problem=expired`, 303)

export const signInPath = ({ locale }: Pick<Place, 'locale'>, uid: string, rest = ''): string =>
  `${localePath(locale)}/sign-in/${uid}${rest}`

/** Whoever is signed in on the site needs no password again for an app or agent: they are asked for their consent next. */
export const findSignedIn = async (
  providers: Providers,
  { request }: Place,
  { params }: Interaction,
): Promise<Proven | undefined> => {
  const { client_id: clientId } = params
  if (typeof clientId !== 'string' || !(await providers.findAgent(clientId))) return undefined
  const { services } = request.server
  const session = await withTenant(services.db, request.scope.tenant, (tx) => findRequestSession(tx, request))
  // An employee who acts for a customer gives nothing away in their name.
  return session && session.actingUntil === null ? { accountId: session.personId, amr: ['site'] } : undefined
}

/** The provider learns who it was and how they proved it (RFC 8176), and sends them on. */
export const finishSignIn = async (
  providers: Providers,
  { request, reply }: Place,
  { accountId, amr }: Proven,
): Promise<FastifyReply> => {
  const provider = await providers.of(request.scope.tenant)
  const login = { accountId, remember: false, amr: [...amr] }
  const next = await provider.interactionResult(request.raw, reply.raw, { login }, { mergeWithLastSubmission: false })
  return reply.redirect(next, 303)
}
