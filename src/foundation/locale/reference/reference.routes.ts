import type { FastifyRequest } from 'fastify'
import { languageOf, languageOfPage } from '#foundation/locale/dictionary.rules.ts'
import { fillGenericLists } from '#foundation/locale/reference/generic-list.rules.ts'
import { listLanguages } from '#foundation/locale/reference/language-list.rules.ts'
import { listCountries } from '#foundation/locale/reference/list-countries.service.ts'
import { listCountriesOfForms, listLanguageNodes, readGenericLists } from '#foundation/locale/reference/reference.api.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

const HOUR = 'public, max-age=3600'

/** The query names the language, or the header that the portal's calls send. */
const requestedLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>, named: string | undefined) => {
  const header = headers['language']
  return languageOf(named ?? (typeof header === 'string' ? header : ''))
}

/** Reference data: the same for everyone of a site, and cached. */
export const referenceRoutes = (app: App): void => {
  const { dictionaries } = app.services
  const config = { opensNoTransaction: true }

  addEndpoint(
    app,
    listCountriesOfForms,
    async (request, reply) => {
      reply.header('cache-control', HOUR).header('vary', 'language')
      return listCountries(requestedLanguage(request, request.query.language))
    },
    { config, preHandler: refuseForeignAppId },
  )

  addEndpoint(
    app,
    listLanguageNodes,
    async (_, reply) => {
      reply.header('cache-control', HOUR)
      return listLanguages()
    },
    { config },
  )

  addEndpoint(
    app,
    readGenericLists,
    async (request, reply) => {
      reply.header('cache-control', HOUR)
      return { lists: fillGenericLists(dictionaries[languageOfPage(request.query.pagePath)]['locale'] ?? {}) }
    },
    { config },
  )
}
