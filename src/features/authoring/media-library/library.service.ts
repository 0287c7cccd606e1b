import { buffer } from 'node:stream/consumers'
import type { FastifyRequest } from 'fastify'
import {
  findVersionContent,
  insertVersion,
  lockEditedPage,
  publisherOf,
  publishVersion,
  rescheduleVersion,
} from '#features/authoring/authoring/public.server.ts'
import {
  MAX_PICTURE_BYTES,
  MEDIA_TYPES,
  MEDIA_UPLOAD,
  replaceAsset,
  type ImageFacts,
  MAX_MEDIA_BYTES,
} from '#features/authoring/media-library/library.rules.ts'
import { listUses } from '#features/authoring/media-library/library.store.ts'
import { claimUpload, openUpload, removeFilesLater, type Upload, type UploadKind } from '#foundation/uploads/public.server.ts'
import type { Readable } from 'node:stream'
import { isStaff } from '#foundation/identity/public.ts'
import type { Files } from '#platform/files/files.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import { signalOf } from '#platform/http/load.ts'
import { vetPicture } from '#features/site/media/public.server.ts'
import { sandbox } from '#platform/sandbox/sandbox.ts'
import { SandboxFailure, type SandboxTask } from '#platform/sandbox/sandbox-task.ts'
import { userOf } from '#platform/http/access.ts'

/** Pictures, drawings, documents and videos; what a file is, its content says. */
export const mediaUploads: UploadKind = {
  name: MEDIA_UPLOAD,
  help: 'A file of the media library, to be shown on pages.',
  maxBytes: MAX_MEDIA_BYTES,
  types: MEDIA_TYPES,
  mayUpload: ({ roles }) => isStaff(roles),
}

/** The asset store gets a copy under its hash; the upload itself goes with the commit. */
export const takeUpload = async (request: FastifyRequest, id: string): Promise<Upload> => {
  const upload = (await claimUpload(request.tx, userOf(request).id, id, MEDIA_UPLOAD)) ?? notFound('upload')
  await removeFilesLater(request.tx, request.server.services, { uploads: [id] })
  return upload
}

const refuseType = (cause?: unknown): never => {
  throw new Problem(415, 'unsupported_media_type', 'This file is not one that the library holds.', { cause })
}

const CLEAN: SandboxTask<null, { readonly isDrawing: boolean }> = {
  module: new URL('drawing.worker.ts', import.meta.url),
  name: 'cleanDrawingBytes',
}

/** Nothing in it can run or reach out; it is parsed outside of the web process [T-90] [T-97]. */
const readDrawing = async (request: FastifyRequest, files: Files, upload: Upload): Promise<Buffer> => {
  const user = { tenant: request.scope.tenant, person: userOf(request).id, signal: signalOf(request) }
  const drawn = await sandbox.run(CLEAN, null, await buffer(openUpload(files, upload)), user).catch((error: unknown) => {
    if (error instanceof SandboxFailure) return refuseType(error)
    throw error
  })
  return drawn.value.isDrawing ? Buffer.from(drawn.bytes) : refuseType()
}

/** As the asset store takes it: pictures whole, everything else as it comes. */
export const openContent = async (request: FastifyRequest, files: Files, upload: Upload): Promise<Buffer | Readable> => {
  const { mediaType, size } = upload
  const isPicture = mediaType === 'text/xml' || mediaType?.startsWith('image/') === true
  if (isPicture && size > MAX_PICTURE_BYTES) throw new Problem(413, 'too_large', 'This picture is too large.')
  if (mediaType === 'text/xml') return readDrawing(request, files, upload)
  if (!isPicture) return openUpload(files, upload)
  const picture = await buffer(openUpload(files, upload))
  await vetPicture(picture, { tenant: request.scope.tenant, person: userOf(request).id, signal: signalOf(request) })
  return picture
}

/**
 * Every page that uses it gets a version with the other one; what visitors see changes where they see it now, unless the
 * site publishes nothing without a review: then it is a draft.
 */
export const replaceEverywhere = async (request: FastifyRequest, from: string, to: ImageFacts, at: Date): Promise<number> => {
  const { tx } = request
  const by = userOf(request).id
  let changed = 0
  for (const { id } of await listUses(tx, from)) {
    const page = await lockEditedPage(tx, id)
    if (!page) continue
    const { publishedVersion, version } = page
    const published = publishedVersion === null ? undefined : await findVersionContent(tx, id, publishedVersion)
    const shown = published && replaceAsset(published, from, to)
    if (shown && shown !== published) {
      const saved = await insertVersion(tx, id, { content: shown, by, at })
      if (!publisherOf(request).isReviewRequired)
        await publishVersion(tx, page, { version: saved.version, by, at, keepsSchedule: true })
    }
    const draft = version === publishedVersion ? undefined : await findVersionContent(tx, id, version)
    const next = draft && replaceAsset(draft, from, to)
    // The current draft stays the latest, also where it does not mention this.
    if (next && (next !== draft || shown !== published)) {
      const saved = await insertVersion(tx, id, { content: next, by, at })
      if (page.scheduledVersion === version) await rescheduleVersion(tx, id, saved.version)
    }
    changed += 1
  }
  return changed
}
