import { createHash } from 'node:crypto'
import type { StoredPicture } from '#foundation/brand/brand.store.ts'
import { cleanDrawing } from '#foundation/brand/svg-picture.service.ts'
import { sandbox, type SandboxRun } from '#platform/sandbox/sandbox.ts'
import { SandboxFailure, type SandboxTask } from '#platform/sandbox/sandbox-task.ts'

const MOST_PICTURE_BYTES = 200_000

export type ReadPicture =
  | { readonly picture: StoredPicture; readonly code?: undefined; readonly reason?: undefined }
  | { readonly picture?: undefined; readonly code: 'large' | 'drawing' | 'unreadable'; readonly reason: string }

const DRAW: SandboxTask<null, { readonly width: number; readonly height: number }> = {
  module: new URL('brand-picture.worker.ts', import.meta.url),
  name: 'drawBrandPicture',
}
const PNG_HEAD = '89504e470d0a1a0a'

/** By what the bytes are, whatever the file was called; nothing of an uploaded picture is served as it came [T-46, T-97]. */
export const readBrandPicture = async (bytes: Buffer, run: SandboxRun): Promise<ReadPicture> => {
  if (bytes.length > MOST_PICTURE_BYTES) return { code: 'large', reason: 'The file is larger than 200 kB.' }
  const isPng = bytes.subarray(0, 8).toString('hex') === PNG_HEAD
  const drawing = isPng ? undefined : cleanDrawing(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  if (drawing && drawing.svg === undefined) return { code: 'drawing', reason: drawing.reason }
  const source = drawing ? Buffer.from(drawing.svg) : bytes
  try {
    const { value, bytes: drawn } = await sandbox.run(DRAW, null, source, run)
    const png = Buffer.from(drawn)
    const content = isPng ? png : source
    const sha256 = createHash('sha256').update(content).digest('hex')
    return { picture: { ...value, mediaType: isPng ? 'image/png' : 'image/svg+xml', content, png, sha256 } }
  } catch (error) {
    if (error instanceof SandboxFailure)
      return { code: 'unreadable', reason: 'This picture cannot be read. Bring it as SVG or PNG.' }
    throw error
  }
}
