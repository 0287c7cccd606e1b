import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { explainAction } from '#foundation/entitlements/why.api.ts'
import { readSiteFacts, type Explainer, type TargetAction } from '#foundation/entitlements/explainer.service.ts'
import { nameTool } from '#foundation/entitlements/tool.rules.ts'
import { readTargeted } from '#foundation/entitlements/why.rules.ts'
import { decideBackOffice } from '#foundation/identity/public.ts'
import { csrSiteOf, findActingPair } from '#foundation/identity/public.server.ts'
import { languageOf, languageOfPage } from '#foundation/locale/public.ts'
import type { PersonFacts } from '#kernel/action.ts'
import { refuse, requireAll, type Decision, type Reason } from '#kernel/decision.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText, type Dictionary } from '#kernel/texts.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

/** Which actions there are is known once the features have brought theirs. */
const withActions = ({ actions: { names, targetedNames, isAction }, targetActions }: Explainer) => {
  const targeted = [...targetedNames, ...targetActions.keys()]
  const { query } = explainAction
  const action = query.shape.action
    .refine(
      (value) => isAction(value) || readTargeted(targetActions, value) !== undefined,
      'names nothing that can be asked about',
    )
    .describe(`One of ${names.join(', ')}, or ${targeted.map((name) => `${name}:{id}`).join(', ')}`)
  return { ...explainAction, query: query.extend({ action }) }
}
type WhyQuery = z.infer<typeof explainAction.query>

const write = (reasons: readonly Reason[], texts: Dictionary = {}) =>
  reasons.map(({ rule, says, wouldChange, values }) => ({
    rule,
    text: fillText(lookUp(texts, says) ?? says, values),
    ...(wouldChange === undefined ? {} : { wouldChange: fillText(lookUp(texts, wouldChange) ?? wouldChange, values) }),
  }))

/** Others are explained to administrators, and to those who may act for them; to everyone else they do not exist. */
const mayAskAbout = async ({ tx, scope, server }: FastifyRequest, callerId: string, personId: string): Promise<boolean> => {
  if (decideBackOffice(scope.user?.roles ?? []).allowed) return true
  const pair = await findActingPair(tx, csrSiteOf(server.services, scope.tenant), callerId, personId)
  return pair?.decision.allowed ?? false
}

const chooseLanguage = ({ lang, pagePath }: WhyQuery, own: string | undefined): Language =>
  lang === undefined && pagePath !== undefined ? languageOfPage(pagePath) : languageOf(lang ?? own ?? 'en')

/** Reasons name tools as the reader's language calls them. */
const nameTools = (facts: PersonFacts, language: Language): PersonFacts => ({
  ...facts,
  tools: facts.tools.map((tool) => ({ ...tool, name: nameTool(tool, language) })),
})

type Asked = {
  readonly personId: string | undefined
  readonly facts: PersonFacts | undefined
  readonly language: Language
}

/** The reasons it rests on are answered first; to anonymous visitors nothing exists. */
const lookUpTarget = async (
  { tx, scope, server: { services } }: FastifyRequest,
  { action, target }: { readonly action: TargetAction; readonly target: string },
  { personId, facts, language }: Asked,
): Promise<Decision | undefined> => {
  if (personId === undefined || !facts) return refuse('visitor.signed-out')
  const { tenant } = scope
  const site = readSiteFacts(services, tenant)
  const rests = requireAll(...action.needs.flatMap((name) => services.explainer.actions.decide(name, site, facts) ?? []))
  if (!rests.allowed) return rests
  const locale = { language, country: facts.person.countryCode.toLowerCase() || 'us' }
  return action.decide({ tx, services, tenant, locale }, personId, target)
}

export const whyRoutes = (app: App): void => {
  const { dictionaries, explainer } = app.services
  const { actions, readPersonFacts, targetActions } = explainer

  addEndpoint(app, withActions(explainer), async (request) => {
    const { action, person: requested } = request.query
    const { user, tenant } = request.scope
    const callerId = user?.actorId ?? user?.id
    const personId = requested ?? (actions.isStaffRight(action) ? callerId : user?.id)
    if (requested !== undefined && requested !== callerId && !(callerId && (await mayAskAbout(request, callerId, requested))))
      notFound('person')
    const facts = personId === undefined ? undefined : await readPersonFacts(request.tx, personId)
    if (requested !== undefined && !facts) notFound('person')
    const language = chooseLanguage(request.query, facts?.person.language)
    const site = readSiteFacts(app.services, tenant)
    const targeted = readTargeted(targetActions, action)
    const decision = targeted
      ? await lookUpTarget(request, targeted, { personId, facts, language })
      : actions.decide(action, site, facts && nameTools(facts, language))
    const { allowed, reasons } = decision ?? notFound('action')
    return { action, allowed, reasons: write(reasons, dictionaries[language]['reasons']) }
  })
}
