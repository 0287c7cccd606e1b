import type { FastifyRequest } from 'fastify'
import type { App } from '#platform/feature.ts'
import { accessOf } from '#platform/http/access.ts'
import { wantsErrorPage } from '#platform/http/error-answer.rules.ts'
import { decideAtFormerHost, writePresentAddress } from '#platform/http/former-host.rules.ts'
import { Problem } from '#platform/http/problem.ts'

const PROBES = /^\/(?:healthz|readyz|metrics)(?:\?|$)/
/** Browsers store it for ever unless told: a rename may be taken back. */
const CACHING = 'public, max-age=3600'

type Parts = {
  /** The present origin, if the request is for a former host. */
  readonly findPresent: (request: FastifyRequest) => string | undefined
  readonly headers: Readonly<Record<string, string>>
}

/** Leads from the former hosts of tenants to the present ones. Mount it before anything that answers. */
export const leadToPresentHost = (app: App, { findPresent, headers }: Parts): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const origin = findPresent(request)
    if (origin === undefined || PROBES.test(request.url)) return done()
    const { allowsForeignOrigin = false } = request.routeOptions.config
    const outcome = decideAtFormerHost({ method: request.method, access: accessOf(request), allowsForeignOrigin })
    if (outcome === 'served') return done()
    if (outcome === 'refused' && !wantsErrorPage(request.url, request.headers.accept))
      return done(new Problem(421, 'host_moved', `This site has moved to ${origin}.`))
    void reply.headers(headers)
    // A form of a page that was open, sent without script: there may be no page at its address.
    if (outcome === 'refused') return void reply.header('cache-control', 'no-store').redirect(`${origin}/`, 303)
    void reply.header('cache-control', CACHING).redirect(writePresentAddress(origin, request.url), 301)
  })
}
