import { buffer } from 'node:stream/consumers'
import { isAssetPath, isRaster, mediaTypeOf } from '#features/site/media/asset-address.rules.ts'
import { storeHashed } from '#features/site/media/asset-file.store.ts'
import type { StoredContent } from '#features/site/media/asset.store.ts'
import { vetPicture } from '#features/site/media/vet-picture.service.ts'
import type { IncomingFile, KindContext } from '#foundation/data-kinds/public.server.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import { inspectFile } from '#foundation/uploads/public.server.ts'

const MAX_MEDIA_BYTES = 2_000_000_000
const MAX_PICTURE_BYTES = 50_000_000
const CAPTIONS = 'text/vtt; charset=utf-8'

/** Types of content that may stand at a path. Drawings are cleaned by the media library, so they do not come this way [T-90]. */
const listTypes = (path: string): readonly string[] => {
  const type = isAssetPath(path) ? (mediaTypeOf(path) ?? '') : ''
  if (type === CAPTIONS) return ['text/plain', 'text/csv']
  return isRaster(type) || ['image/gif', 'video/mp4', 'video/webm'].includes(type) ? [type] : []
}

const refuse = (reason: string): LineProblem => ({ column: 'file', reason })

const isRefusal = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 400

export const isMediaPath = (path: string): boolean => listTypes(path).length > 0

/** Looks at a file as at an upload and stores it under its hash; no path names it yet. */
export const takeMedia = async (
  { services, tenant }: KindContext,
  path: string,
  file: IncomingFile,
): Promise<StoredContent | LineProblem> => {
  const isPicture = mediaTypeOf(path)?.startsWith('image/') ?? false
  const maxBytes = isPicture ? MAX_PICTURE_BYTES : MAX_MEDIA_BYTES
  const inspected = await inspectFile(services, file, { types: listTypes(path), maxBytes })
  if ('reason' in inspected) return refuse(inspected.reason)
  try {
    if (isPicture) await vetPicture(await buffer(file.open()), { tenant, person: 'bring' })
    const stored = await storeHashed(services.files, { tenant, path, sha256: file.sha256, size: file.size, open: file.open })
    return stored ?? refuse(`‘${file.name}’ cannot be stored at this path`)
  } catch (error) {
    if (isRefusal(error)) return refuse(`‘${file.name}’ cannot be read`)
    throw error
  }
}
