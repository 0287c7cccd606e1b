import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { languageOf, languageOfPage } from '#features/locale/dictionary.rules.ts'
import { buildFormDictionary, fillGenericLists, formDictionaryPath } from '#features/locale/reference/generic-list.rules.ts'
import { listLanguages } from '#features/locale/reference/language-list.rules.ts'
import { listCountries } from '#features/locale/reference/list-countries.ts'
import { appIdQuery, refuseForeignAppId } from '#features/tenants/public.server.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { App } from '#server/feature.ts'
import { ErrorAnswer, notFound } from '#server/http/errors.ts'

const tags = ['reference']
const HOUR = 'public, max-age=3600'

const country = z.object({
  isoCode: z.string(),
  country: z.string().describe('Its name in the language that was asked for'),
  phoneCode: z.string().describe('Without a plus; empty where there is none'),
  states: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .readonly()
    .describe('Where postal addresses name them'),
})
const node = z.object({ language: z.string(), country: z.string(), defaultCountry: z.string().optional() })
const item = z.object({ value: z.string(), title: z.string() })

/** The query names the language, or the header that the portal's calls send. */
const askedLanguage = ({ headers }: FastifyRequest, named: string | undefined) => {
  const header = headers['language']
  return languageOf(named ?? (typeof header === 'string' ? header : ''))
}

/** Reference data: the same for everyone of a site, and cached. */
export const referenceRoutes = (app: App): void => {
  const { dictionaries } = app.services
  const config = { opensNoTransaction: true }

  app.get(
    '/sm/api/countries',
    {
      config,
      preHandler: refuseForeignAppId,
      schema: {
        tags,
        summary: 'Countries with phone codes and states, United States first',
        querystring: appIdQuery.extend({ language: z.string().max(20).optional() }),
        response: { 200: z.array(country).readonly(), 400: ErrorAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', HOUR).header('vary', 'language')
      return listCountries(askedLanguage(request, request.query.language))
    },
  )

  app.get(
    '/libs/wcm/core/resources/languages.overlay.infinity.json',
    { config, schema: { tags, summary: 'Languages and locales', response: { 200: z.record(z.string(), node) } } },
    async (_, reply) => {
      reply.header('cache-control', HOUR)
      return listLanguages()
    },
  )

  app.get(
    '/bin/public/uop/genericlist-properties.json',
    {
      config,
      schema: {
        tags,
        summary: 'Short lists of forms, in the language of a page',
        querystring: z.object({ pagePath: z.string().max(2048).default('/us/en') }),
        response: { 200: z.object({ lists: z.record(z.string(), z.array(item)) }), 400: ErrorAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', HOUR)
      return { lists: fillGenericLists(dictionaries[languageOfPage(request.query.pagePath)]['locale'] ?? {}) }
    },
  )

  const dictionary = buildFormDictionary(
    Object.fromEntries(LANGUAGES.map((language) => [language, dictionaries[language]['locale'] ?? {}])),
  )
  app.get(
    formDictionaryPath(':site'),
    {
      config,
      schema: {
        tags,
        summary: 'Labels of marketing forms in every language, by their English words',
        params: z.object({ site: z.string().max(64) }),
        response: { 200: z.object({ dictionary: z.record(z.string(), z.record(z.string(), z.string())) }), 404: ErrorAnswer },
      },
    },
    async (request, reply) => {
      if (request.params.site !== request.scope.tenant) notFound('dictionary')
      reply.header('cache-control', HOUR)
      return { dictionary }
    },
  )
}
