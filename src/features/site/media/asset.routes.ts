import type { FastifyReply } from 'fastify'
import { isLicensed, isRaster, isShown, parseAssetAddress } from '#features/site/media/asset-address.rules.ts'
import { readAsset } from '#features/site/media/asset.api.ts'
import { describeAsset, findAsset } from '#features/site/media/asset.store.ts'
import { createRenditionMaker } from '#features/site/media/rendition-maker.service.ts'
import { countRenditions } from '#features/site/media/rendition-metrics.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { assetKey, siteKey } from '#platform/cdn/surrogate-key.rules.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { addEndpoint, type EndpointHandler } from '#platform/http/endpoint-route.ts'
import { leaveSlot } from '#platform/http/load.ts'
import { forbidden, notFound, Problem } from '#platform/http/errors.ts'
import { sendFile, type FileAnswer } from '#platform/http/send-file.ts'

/** Five minutes without a question, then one that mostly ends with 304; a new version has another tag. */
const CACHING = 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400'
/** A drawing may carry script and links: opened by itself it can do nothing with them. */
const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; sandbox"

const sendAsset = (answer: Omit<FileAnswer, 'caching'>, tenant: TenantKey, path: string): Promise<FastifyReply> => {
  const { contentType } = answer.file
  if (contentType.startsWith('image/svg')) answer.reply.header('content-security-policy', DRAWING_POLICY)
  answer.reply.header('surrogate-key', [siteKey(tenant), assetKey(tenant, path)].join(' '))
  const name = path.slice(path.lastIndexOf('/') + 1)
  return sendFile({ ...answer, caching: CACHING, ...(!isShown(contentType) && { disposition: toDisposition(name) }) })
}

/**
 * Pictures, videos and their captions at `/content/dam/{tenant}/{path}`, pictures also as `{path}.rendition.{width}.{format}`
 * and cropped round their focal point as `{path}.square.{width}.{format}`.
 */
export const assetRoutes = (app: App): void => {
  const { files, db, clock } = app.services
  const maker = createRenditionMaker({
    files,
    onOutcome: countRenditions(app.metrics.registry),
    onUnstored: (error) => app.log.error({ err: error }, 'Pictures cannot be kept; they are sent from memory until they can.'),
  })
  const answer: EndpointHandler<typeof readAsset> = async (request, reply) => {
    const { tenant } = request.scope
    const address = parseAssetAddress(`/${request.params['*']}`)
    if (!address || request.params.tenant !== tenant) return notFound('file')
    const asset = (await withTenant(db, tenant, (tx) => findAsset(tx, address.path))) ?? notFound('file')
    if (asset.access === 'hidden') return notFound('file')
    if (asset.access === 'gated') return forbidden('This file has to be unlocked first.')
    if (!isLicensed(asset.licenceEnds, clock.now()))
      throw new Problem(410, 'licence_ended', 'The licence of this file has ended.')
    if (!address.rendition) return sendAsset({ files, file: describeAsset(asset), request, reply }, tenant, asset.path)
    if (!isRaster(asset.mediaType)) return notFound('file')
    // A page full of new pictures must not be answered that the server is busy.
    leaveSlot(request)
    const file = await maker.provide(tenant, asset, address.rendition)
    return sendAsset({ files, file, request, reply }, tenant, asset.path)
  }
  // No transaction is held while a picture is drawn or a video is on its way.
  addEndpoint(app, readAsset, answer, { config: { opensNoTransaction: true } })
}
