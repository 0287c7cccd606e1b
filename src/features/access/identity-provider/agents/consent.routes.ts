import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Grant, Interaction, InteractionResults } from 'oidc-provider'
import { z } from 'zod'
import { forEachLocale, sendAccountPage } from '#features/access/identity-provider/account-place.service.ts'
import type { AgentConsent } from '#features/access/identity-provider/blocks/agent-consent.schema.ts'
import type { AgentClient } from '#features/access/identity-provider/agents/client-document.rules.ts'
import { redirectOrigin } from '#features/access/identity-provider/agents/consent-form.rules.ts'
import type { Providers } from '#features/access/identity-provider/provider.service.ts'
import { findInteraction, startOver, type Place } from '#features/access/identity-provider/sign-in-interaction.service.ts'
import { requireOrderingAccount } from '#foundation/accounts/public.server.ts'
import { readScopes, readTypedLimit, type AgentScope } from '#foundation/agents/public.ts'
import { resourceOf, saveAgentGrant, type AgentLimits } from '#foundation/agents/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { findPerson, type Person } from '#foundation/identity/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

const formSchema = z.object({
  decision: z.enum(['allow', 'deny']).default('deny'),
  orderLimit: z.string().trim().max(40).default(''),
  monthLimit: z.string().trim().max(40).default(''),
  askAlways: z.literal('yes').optional(),
})
type ConsentForm = z.infer<typeof formSchema>

/** Somebody who has signed in, and what a client asks of them. */
type PendingConsent = {
  readonly interaction: Interaction
  readonly client: AgentClient
  readonly person: Person
  readonly scopes: readonly AgentScope[]
  /** Of the account that they order for: limits are in it. */
  readonly currency: string
}

/** A person of no account orders nothing; their limits are never used. */
const NO_ACCOUNT_CURRENCY = 'USD'

/** The page on which a person lets an app or agent act for them, and within which limits [T-112]. */
export const consentRoutes = (app: App, providers: Providers): void => {
  const { services } = app
  const { db, clock } = services

  const readCurrency = (request: FastifyRequest, { id, roles }: Person): Promise<string> =>
    withTenant(db, request.scope.tenant, async (tx) => {
      request.tx = tx
      request.scope = { tenant: request.scope.tenant, user: { id, roles, sessionId: id } }
      return (await requireOrderingAccount(request)).currency
    }).catch((error: unknown) => {
      if (error instanceof Problem) return NO_ACCOUNT_CURRENCY
      throw error
    })

  const findPending = async (place: Place): Promise<PendingConsent | undefined> => {
    const { request } = place
    const interaction = await findInteraction(providers, place)
    const { client_id: clientId, scope } = interaction?.params ?? {}
    const personId = interaction?.session?.accountId
    if (!interaction || interaction.prompt.name !== 'consent' || personId === undefined) return undefined
    const client = typeof clientId === 'string' ? await providers.findAgent(clientId) : undefined
    const person = await withTenant(db, request.scope.tenant, (tx) => findPerson(tx, personId))
    if (!client || person?.status !== 'active') return undefined
    return { interaction, client, person, scopes: readScopes(scope), currency: await readCurrency(request, person) }
  }

  const show = (
    place: Place,
    pending: PendingConsent,
    state: Partial<AgentConsent> = {},
    status = 200,
  ): Promise<FastifyReply> => {
    const { client, person, scopes, currency, interaction } = pending
    const { name, host } = client
    const target = redirectOrigin(interaction.params['redirect_uri']) ?? notFound('page')
    return sendAccountPage(place.request, place.reply, {
      locale: place.locale,
      path: '/connect-agent',
      title: 'consent.page',
      block: 'agent-consent',
      props: { name, host, target, email: person.email, scopes, currency, ...state },
      status,
    })
  }

  const makeGrant = (grant: Grant, pending: PendingConsent, resource: string): Promise<string> => {
    const { scopes, interaction } = pending
    const { scope } = interaction.params
    if (scopes.length > 0) grant.addResourceScope(resource, scopes.join(' '))
    const ofProvider = ['openid', 'offline_access'].filter((one) => String(scope).split(' ').includes(one))
    if (ofProvider.length > 0) grant.addOIDCScope(ofProvider.join(' '))
    return grant.save()
  }

  const finish = async ({ request, reply }: Place, result: InteractionResults): Promise<FastifyReply> => {
    const provider = await providers.of(request.scope.tenant)
    const next = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: true })
    return reply.redirect(next, 303)
  }

  const allow = async (place: Place, pending: PendingConsent, limits: AgentLimits): Promise<FastifyReply> => {
    const { tenant } = place.request.scope
    const { client, person, scopes } = pending
    const { clientId, name, host } = client
    const provider = await providers.of(tenant)
    const grant = new provider.Grant({ clientId, accountId: person.id })
    const providerGrant = await makeGrant(grant, pending, resourceOf(services, tenant))
    const now = clock.now()
    await withTenant(db, tenant, async (tx) => {
      const known = { personId: person.id, clientId, name, host, scopes, providerGrant, now }
      const id = await saveAgentGrant(tx, { ...known, ...limits })
      await writeAudit(tx, { id: person.id }, now, 'agent.allowed', {
        object: id,
        name,
        client: clientId,
        scopes: scopes.join(' '),
      })
    })
    return finish(place, { consent: { grantId: providerGrant } })
  }

  const submit = async (place: Place, { decision, orderLimit, monthLimit, askAlways }: ConsentForm): Promise<FastifyReply> => {
    const pending = await findPending(place)
    if (!pending) return startOver(place)
    if (decision === 'deny') return finish(place, { error: 'access_denied', error_description: 'The person did not allow this.' })
    const [anOrder, aMonth] = [readTypedLimit(orderLimit, pending.currency), readTypedLimit(monthLimit, pending.currency)]
    const asksAlways = askAlways !== undefined
    if (anOrder === undefined || aMonth === undefined) {
      const wrong = { isOrderLimitWrong: anOrder === undefined, isMonthLimitWrong: aMonth === undefined }
      return show(place, pending, { orderLimit, monthLimit, asksAlways, ...wrong }, 400)
    }
    return allow(place, pending, { orderLimit: anOrder, monthLimit: aMonth, askAlways: asksAlways })
  }

  forEachLocale('/connect-agent/:uid', (address, locale) => {
    const config = { opensNoTransaction: true }
    const params = z.object({ uid: z.string().regex(/^[\w-]{10,64}$/) })
    app.get(address, { config, schema: { hide: true, params } }, async (request, reply) => {
      const place = { request, reply, locale }
      const pending = await findPending(place)
      return pending ? show(place, pending) : startOver(place)
    })
    app.post(address, { config, schema: { hide: true, params, body: formSchema } }, (request, reply) =>
      submit({ request, reply, locale }, request.body),
    )
  })
}
