import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  deleteRedirect,
  insertRedirect,
  isPagePath,
  isPathTaken,
  listMarketsOf,
  listPageLocaleNames,
  localeName,
  parseLocale,
  refuseContent,
} from '#features/authoring/authoring/public.server.ts'
import { listRedirectRows } from '#features/administration/operations/operations.store.ts'
import { userOf } from '#platform/http/access.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import * as api from '#features/administration/operations/operations.api.ts'

/** Old addresses that lead to pages; only ever to a page of the same site and market [T-4]. */
export const redirectRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, api.listRedirects, async ({ tx, query: { find, ...list } }) => {
    const { rows, total } = await listRedirectRows(tx, find, list)
    return { rows, total, locales: await listPageLocaleNames(tx) }
  })

  addEndpoint(app, api.addRedirect, async (request) => {
    const { from, to } = request.body
    const locale = parseLocale(request.body.locale) ?? notFound('market')
    if (!isPagePath(from) || from === '/') return refuseContent([{ path: 'from', message: 'is no path, such as /offers' }])
    if (await isPathTaken(request.tx, { ...locale, path: from })) conflict('A page stands at this address.')
    const page = (await listMarketsOf(request.tx, to)).find((market) => localeName(market) === request.body.locale)
    if (!page) return refuseContent([{ path: 'to', message: 'is no page of this market' }])
    if (!(await insertRedirect(request.tx, locale, from, page.id))) conflict('This address leads somewhere already.')
    await writeAudit(request.tx, userOf(request), clock.now(), 'redirect.add', {
      ...{ object: `/${request.body.locale}${from}`, before: null, after: to, address: request.ip },
    })
    return { from, to }
  })

  addEndpoint(app, api.removeRedirect, async (request, reply) => {
    const { from } = request.query
    const locale = parseLocale(request.query.locale) ?? notFound('market')
    if (!(await deleteRedirect(request.tx, locale, from))) return notFound('redirect')
    await writeAudit(request.tx, userOf(request), clock.now(), 'redirect.remove', {
      ...{ object: `/${request.query.locale}${from}`, before: from, after: null, address: request.ip },
    })
    return reply.send(undefined)
  })
}
