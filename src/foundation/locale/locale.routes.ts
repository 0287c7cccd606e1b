import { flattenTexts, languageOf, languageOfPage, pickMessages } from '#foundation/locale/dictionary.rules.ts'
import { readDictionary, readMessages } from '#foundation/locale/locale.api.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

const HOUR = 'public, max-age=3600'
/** 200 kB each time. */
const DICTIONARY_PRICE = { perMinute: 300, perMinuteInAll: 1800 }

export const localeRoutes = (app: App): void => {
  const { dictionaries, tenants } = app.services

  addEndpoint(
    app,
    readDictionary,
    async (request, reply) => {
      reply.header('cache-control', HOUR)
      return flattenTexts(dictionaries[languageOf(request.params.locale)])
    },
    { config: { price: DICTIONARY_PRICE } },
  )

  addEndpoint(app, readMessages, async (request, reply) => {
    reply.header('cache-control', HOUR)
    const language = languageOfPage(request.query.pagePath)
    const { messageTexts } = tenants.configOf(request.scope.tenant)
    return { ...pickMessages(dictionaries[language]), ...messageTexts[language] }
  })
}
