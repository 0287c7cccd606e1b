import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readPersonFacts, readSiteFacts } from '#features/entitlements/facts.store.ts'
import { ACTIONS, decideAction, isAction, isStaffAction, TARGETED_ACTIONS } from '#features/entitlements/why.rules.ts'
import { decideBackOffice } from '#features/identity/public.ts'
import { csrSiteOf, findActingPair, findPerson } from '#features/identity/public.server.ts'
import { languageOf, languageOfPage } from '#features/locale/public.ts'
import type { Reason } from '#kernel/decision.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText, type Dictionary } from '#kernel/texts.ts'
import type { App } from '#server/feature.ts'
import { ErrorAnswer, notFound } from '#server/http/errors.ts'

const query = z.object({
  action: z
    .string()
    .max(100)
    .refine(isAction, 'names nothing that can be asked about')
    .describe(`One of ${ACTIONS.join(', ')}, or ${TARGETED_ACTIONS.map((name) => `${name}:{id}`).join(', ')}`),
  person: z.uuid().optional().describe('Someone else: for administrators, and for employees who may act for that customer'),
  lang: z.string().max(20).optional().describe('The language of the answer, such as de'),
  pagePath: z.string().max(2048).optional().describe('Or the page whose language is wanted, such as /de/de/secure/my-account'),
})

const answer = z.object({
  action: z.string(),
  allowed: z.boolean(),
  reasons: z.array(
    z.object({
      rule: z.string().describe('The rule that spoke, such as csr.flow-off'),
      text: z.string(),
      wouldChange: z.string().optional().describe('What would turn the no into a yes'),
    }),
  ),
})

const write = (reasons: readonly Reason[], texts: Dictionary = {}) =>
  reasons.map(({ rule, says, wouldChange, values }) => ({
    rule,
    text: fillText(lookUp(texts, says) ?? says, values),
    ...(wouldChange === undefined ? {} : { wouldChange: fillText(lookUp(texts, wouldChange) ?? wouldChange, values) }),
  }))

/** Others are explained to administrators, and to those who may act for them; to everyone else they do not exist. */
const mayAskAbout = async ({ tx, scope, server }: FastifyRequest, askerId: string, personId: string): Promise<boolean> => {
  const asker = await findPerson(tx, askerId)
  if (asker && decideBackOffice(asker.roles).allowed) return true
  const pair = await findActingPair(tx, csrSiteOf(server.services, scope.tenant), askerId, personId)
  return pair?.decision.allowed ?? false
}

const chooseLanguage = ({ lang, pagePath }: z.infer<typeof query>, own: string | undefined): Language =>
  lang === undefined && pagePath !== undefined ? languageOfPage(pagePath) : languageOf(lang ?? own ?? 'en')

export const whyRoutes = (app: App): void => {
  const { dictionaries } = app.services

  app.get(
    '/api/me/why',
    {
      schema: {
        tags: ['me'],
        summary: 'Why something is allowed or not, and what would change it',
        querystring: query,
        response: { 200: answer, 400: ErrorAnswer, 404: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { action, person: wanted } = request.query
      const { user, tenant } = request.scope
      const askerId = user?.actorId ?? user?.id
      const personId = wanted ?? (isStaffAction(action) ? askerId : user?.id)
      if (wanted !== undefined && wanted !== askerId && !(askerId && (await mayAskAbout(request, askerId, wanted))))
        notFound('person')
      const facts = personId === undefined ? undefined : await readPersonFacts(request.tx, personId)
      if (wanted !== undefined && !facts) notFound('person')
      const { allowed, reasons } = decideAction(action, readSiteFacts(app.services, tenant), facts) ?? notFound('action')
      const language = chooseLanguage(request.query, facts?.person.language)
      reply.header('cache-control', 'private, no-store')
      return { action, allowed, reasons: write(reasons, dictionaries[language]['entitlements']) }
    },
  )
}
