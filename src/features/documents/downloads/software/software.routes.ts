import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasPassed, makeLink, requireDocument } from '#features/documents/downloads/gate.service.ts'
import { toFileName } from '#features/documents/downloads/file-name.rules.ts'
import { localeOfPage } from '#features/documents/downloads/referer.rules.ts'
import {
  downloadSoftware,
  listSoftware,
  openSoftware,
  unwatchSoftware,
  watchSoftware,
} from '#features/documents/downloads/software/software.api.ts'
import { listSoftwareFor } from '#features/documents/downloads/software/software-list.service.ts'
import { findProduct, findRelease, startWatching, stopWatching } from '#features/documents/downloads/software/software.store.ts'
import { requireHolder } from '#foundation/identity/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound, Problem } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

/** It names the site that asks; another site's is refused [T-5]. */
const checkAppId = ({ server, scope }: FastifyRequest, appId: string | undefined): void => {
  if (appId !== undefined && appId !== server.services.tenants.configOf(scope.tenant).appId)
    badRequest('This application does not belong to this site.')
}

export const softwareRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, listSoftware, async (request) => {
    const { id } = userOf(request)
    const { appId, locale } = request.query
    checkAppId(request, appId)
    return listSoftwareFor(request.tx, {
      tenant: request.scope.tenant,
      personId: id,
      locale: localeOfPage(locale === undefined ? undefined : `/${locale}`),
    })
  })

  const linkTo = async (request: FastifyRequest, reply: FastifyReply, eakNumber: string) => {
    const release = (await findRelease(request.tx, eakNumber)) ?? notFound('version')
    const document = await requireDocument(request, release.path)
    const holder = requireHolder(request, reply)
    if (!(await hasPassed(request, document, holder)))
      throw new Problem(403, `${document.gate}_required`, 'Something has to be accepted or sent before this download.')
    const { size, sha256 } = document
    return { url: await makeLink(request, document, holder), fileName: toFileName(document.path), size, sha256 }
  }

  addEndpoint(app, downloadSoftware, async (request, reply) => {
    userOf(request)
    checkAppId(request, request.query.appId)
    return linkTo(request, reply, request.body.eakNumber)
  })

  addEndpoint(app, openSoftware, async (request, reply) => {
    userOf(request)
    checkAppId(request, request.query.appId)
    return reply.redirect((await linkTo(request, reply, request.query.eakNumber)).url, 302)
  })

  addEndpoint(app, watchSoftware, async (request) => {
    const { id } = userOf(request)
    const { key } = (await findProduct(request.tx, request.params.key)) ?? notFound('product')
    await startWatching(request.tx, id, key, clock.now())
    return { isWatched: true }
  })

  addEndpoint(app, unwatchSoftware, async (request) => {
    const { id } = userOf(request)
    const { key } = (await findProduct(request.tx, request.params.key)) ?? notFound('product')
    await stopWatching(request.tx, id, key)
    return { isWatched: false }
  })
}
