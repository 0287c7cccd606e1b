import { z } from 'zod'
import { flattenTexts, languageOf, languageOfPage, pickMessages } from '#features/locale/dictionary.rules.ts'
import type { App } from '#server/feature.ts'

const texts = z.record(z.string(), z.string())
const HOUR = 'public, max-age=3600'

export const localeRoutes = (app: App): void => {
  const { dictionaries } = app.services

  app.get(
    '/libs/cq/i18n/dict.:locale(^[A-Za-z_-]+).json',
    {
      schema: {
        tags: ['texts'],
        summary: 'Every text of the product in one language',
        params: z.object({ locale: z.string().max(20) }),
        response: { 200: texts },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', HOUR)
      return flattenTexts(dictionaries[languageOf(request.params.locale)])
    },
  )

  const bundle = {
    schema: {
      tags: ['texts'],
      summary: 'Messages of the portal in the language of a page',
      querystring: z.object({ pagePath: z.string().max(2048).default('/us/en') }),
      response: { 200: texts },
    },
  }
  for (const path of ['/bin/base/bt-json-export.responsetranslation', '/bin/public/servlets/commons/rb-json-export']) {
    app.get(path, bundle, async (request, reply) => {
      reply.header('cache-control', HOUR)
      return pickMessages(dictionaries[languageOfPage(request.query.pagePath)])
    })
  }
}
