import { readFormsDictionary } from '#features/forms/forms/dictionary.api.ts'
import { buildDictionary } from '#features/forms/forms/label.texts.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

const DICTIONARY = buildDictionary()

export const dictionaryRoutes = (app: App): void => {
  addEndpoint(app, readFormsDictionary, async (request, reply) => {
    if (request.params.tenant !== request.scope.tenant) notFound('file')
    reply.header('cache-control', 'public, max-age=300')
    return DICTIONARY
  })
}
