import type { App } from '#platform/feature.ts'
import { Problem } from '#platform/http/errors.ts'
import { isWithinLimits } from '#platform/http/json-limits.rules.ts'

/** JSON bodies, with Fastify's own parser behind limits of width and depth: a name of the prototype is refused by it [T-75]. */
export const readJson = (app: App): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isWithinLimits(body))
      return done(new Problem(400, 'bad_request', 'This body holds too many values, or is nested too deeply.'))
    return parse(request, body.toString('utf8'), done)
  })
}
