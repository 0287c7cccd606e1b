import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRaster, parseAssetAddress } from '#features/media/asset-address.rules.ts'
import { readAsset } from '#features/media/asset.api.ts'
import { findAsset, type Asset } from '#features/media/asset.store.ts'
import { chooseRange, isKnownVersion, mayResume } from '#features/media/byte-range.rules.ts'
import { createRenditionMaker } from '#features/media/rendition-maker.service.ts'
import { countRenditions } from '#features/media/rendition-metrics.service.ts'
import type { Rendition } from '#features/media/unkept-renditions.service.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import type { Files, StoredFile } from '#platform/files/files.ts'
import { addEndpoint, type EndpointHandler } from '#platform/http/endpoint-route.ts'
import { leaveSlot } from '#platform/http/load.ts'
import { notFound } from '#platform/http/errors.ts'

/** Five minutes without a question, then one that mostly ends with 304; a new version has another tag. */
const CACHING = 'public, max-age=300, stale-while-revalidate=3600'
/** A drawing may carry script and links: opened by itself it can do nothing with them. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

type Sending = {
  readonly files: Files
  readonly file: Rendition
  readonly request: Pick<FastifyRequest, 'headers' | 'method'>
  readonly reply: FastifyReply
}

const sendFile = async ({ files, file, request, reply }: Sending): Promise<FastifyReply> => {
  reply
    .header('cache-control', CACHING)
    .header('etag', file.etag)
    .header('accept-ranges', 'bytes')
    .header('content-type', file.contentType)
  if (file.contentType.startsWith('image/svg')) reply.header('content-security-policy', DRAWING_POLICY)
  const { range: asked, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers
  if (isKnownVersion(ifNoneMatch, file.etag)) return reply.code(304).send()
  const range = mayResume(typeof ifRange === 'string' ? ifRange : undefined, file.etag) ? chooseRange(asked, file.size) : 'whole'
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  const isPart = range !== 'whole'
  if (isPart) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  reply.header('content-length', isPart ? range.end - range.start + 1 : file.size)
  // Nothing is read for a HEAD; an empty stream leaves the length as it is.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  if (file.content) return reply.send(isPart ? file.content.subarray(range.start, range.end + 1) : file.content)
  const { stream } = (await files.open(file.key, isPart ? range : undefined)) ?? notFound('file')
  return reply.send(stream)
}

const describeOriginal = ({ fileKey, byteSize, mediaType, contentHash }: Asset): StoredFile => ({
  key: fileKey,
  size: byteSize,
  contentType: mediaType,
  etag: `"${contentHash}"`,
})

/** Pictures, videos and their captions at `/content/dam/{tenant}/{path}`, pictures also as `{path}.rendition.{width}.{format}`. */
export const assetRoutes = (app: App): void => {
  const { files, db } = app.services
  const maker = createRenditionMaker({
    files,
    onOutcome: countRenditions(app.metrics.registry),
    onUnkept: (error) => app.log.error({ err: error }, 'Pictures cannot be kept; they are sent from memory until they can.'),
  })
  const answer: EndpointHandler<typeof readAsset> = async (request, reply) => {
    const { tenant } = request.scope
    const address = parseAssetAddress(`/${request.params['*']}`)
    if (!address || request.params.tenant !== tenant) return notFound('file')
    const asset = (await withTenant(db, tenant, (tx) => findAsset(tx, address.path))) ?? notFound('file')
    if (!address.rendition) return sendFile({ files, file: describeOriginal(asset), request, reply })
    if (!isRaster(asset.mediaType)) return notFound('file')
    // A page full of new pictures must not be told that the server is busy.
    leaveSlot(request)
    const file = await maker.provide(tenant, asset, address.rendition)
    return sendFile({ files, file, request, reply })
  }
  // No transaction is held while a picture is drawn or a video is on its way.
  addEndpoint(app, readAsset, answer, { config: { opensNoTransaction: true } })
}
