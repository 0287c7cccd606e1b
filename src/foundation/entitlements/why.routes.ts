import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { explainAction } from '#foundation/entitlements/why.api.ts'
import { readSiteFacts } from '#foundation/entitlements/explainer.service.ts'
import { nameTool } from '#foundation/entitlements/tool.rules.ts'
import type { Actions } from '#foundation/entitlements/why.rules.ts'
import { decideBackOffice } from '#foundation/identity/public.ts'
import { csrSiteOf, findActingPair } from '#foundation/identity/public.server.ts'
import { languageOf, languageOfPage } from '#foundation/locale/public.ts'
import type { PersonFacts } from '#kernel/action.ts'
import type { Reason } from '#kernel/decision.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText, type Dictionary } from '#kernel/texts.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

/** Which actions there are is known once the features have brought theirs. */
const withActions = ({ names, targetedNames, isAction }: Actions) => {
  const { query } = explainAction
  const action = query.shape.action
    .refine(isAction, 'names nothing that can be asked about')
    .describe(`One of ${names.join(', ')}, or ${targetedNames.map((name) => `${name}:{id}`).join(', ')}`)
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

export const whyRoutes = (app: App): void => {
  const { dictionaries, explainer } = app.services
  const { actions, readPersonFacts } = explainer

  addEndpoint(app, withActions(actions), async (request) => {
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
    const { allowed, reasons } = actions.decide(action, site, facts && nameTools(facts, language)) ?? notFound('action')
    return { action, allowed, reasons: write(reasons, dictionaries[language]['reasons']) }
  })
}
