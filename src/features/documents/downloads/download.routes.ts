import type { FastifyReply, FastifyRequest } from 'fastify'
import { assetAddress, parseAssetPath, type DownloadDocument } from '#features/documents/downloads/document.rules.ts'
import { acceptDownload, readDownload, unlockDownload } from '#features/documents/downloads/download.api.ts'
import { findDocument } from '#features/documents/downloads/document.store.ts'
import { acceptLicence, hasPassed, makeLink, requireDocument } from '#features/documents/downloads/gate.service.ts'
import { mayOpenLink, type DownloadLink } from '#features/documents/downloads/link.rules.ts'
import { findLink, markStarted } from '#features/documents/downloads/link.store.ts'
import { localeOfPage, readReferer } from '#features/documents/downloads/referer.rules.ts'
import { toFileName } from '#features/documents/downloads/file-name.rules.ts'
import { findHolder, hashToken, requireHolder } from '#foundation/identity/public.server.ts'
import { describeAsset, findAsset } from '#features/site/media/public.server.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, forbidden, notFound, Problem, tooMany } from '#platform/http/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { createClientLimit } from '#platform/limits/client-limit.ts'
import { networkOf } from '#platform/limits/network.rules.ts'

/** Browsers ask again each time, and may go on with what they have. */
const OWN_BYTES = 'private, no-cache'
/** More than somebody who chose a whole table needs. */
const PACE = { burst: 300, perSecond: 5 }

/** The way to the gate for people; programs read the status [T-44]. */
const refuse = (request: FastifyRequest, reply: FastifyReply, link: DownloadLink | undefined): FastifyReply => {
  const { tenant } = request.scope
  const page = link?.page || '/us/en/downloads'
  const query = link ? `?document=${encodeURIComponent(assetAddress(tenant, link.assetPath))}` : ''
  if (request.headers.accept?.includes('text/html')) reply.header('refresh', `0; url=${page}${query}`)
  throw new Problem(403, 'link_over', 'This link is for somebody else, or it is over. Please open the document again.')
}

const requireAddress = (request: FastifyRequest, address: string): string =>
  parseAssetPath(address, request.scope.tenant) ?? badRequest('This is no document of this site.')

export const downloadRoutes = (app: App): void => {
  const { clock, files } = app.services
  const limit = createClientLimit(PACE)
  const slowDown = (request: FastifyRequest): void => {
    if (!limit.mayCall(networkOf(request.ip), performance.now())) tooMany(10)
  }

  addEndpoint(app, acceptDownload, async (request, reply) => {
    slowDown(request)
    const { assetPath, version, locale: tag } = request.body
    const document = await requireDocument(request, requireAddress(request, assetPath))
    const locale = localeOfPage(tag === undefined ? readReferer(request.headers.referer, request.host) : `/${tag}`)
    const holder = requireHolder(request, reply)
    await acceptLicence(request, document, { version, locale, holder })
    return { url: await makeLink(request, document, holder) }
  })

  addEndpoint(app, unlockDownload, async (request, reply) => {
    slowDown(request)
    const document = await requireDocument(request, requireAddress(request, request.body.assetPath))
    if (document.gate === 'eula') forbidden('This document asks for an agreement, not for a form.')
    const holder = document.gate === 'form' ? findHolder(request) : requireHolder(request, reply)
    if (!holder || !(await hasPassed(request, document, holder)))
      throw new Problem(403, 'form_required', 'Please send the form first.')
    return { url: await makeLink(request, document, holder) }
  })

  const mayHave = async (request: FastifyRequest, link: DownloadLink, document: DownloadDocument): Promise<boolean> => {
    const holder = findHolder(request)
    const { range, 'if-range': ifRange } = request.headers
    const use = {
      link,
      holder: holder?.key,
      contentHash: document.sha256,
      now: clock.now(),
      isResuming: range !== undefined && ifRange === `"${document.sha256}"`,
    }
    // Asked again, because the agreement may have changed since the link was made.
    return holder !== undefined && mayOpenLink(use) && hasPassed(request, document, holder)
  }

  addEndpoint(app, readDownload, async (request, reply) => {
    const tokenHash = hashToken(request.params.token)
    const link = await findLink(request.tx, tokenHash)
    const document = link && (await findDocument(request.tx, link.assetPath))
    if (!link || !document || !(await mayHave(request, link, document))) return refuse(request, reply, link)
    await requireDocument(request, document.path)
    const asset = (await findAsset(request.tx, document.path)) ?? notFound('file')
    if (request.method === 'GET') await markStarted(request.tx, tokenHash, clock.now())
    const disposition = toDisposition(toFileName(document.path))
    return sendFile({ files, file: describeAsset(asset), request, reply, caching: OWN_BYTES, disposition })
  })
}
