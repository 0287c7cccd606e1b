import { addPurge } from '#platform/cdn/purge.store.ts'
import { assetKey } from '#platform/cdn/surrogate-key.rules.ts'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Transform, type Readable } from 'node:stream'
import { isAssetPath, mediaTypeOf } from '#features/site/media/asset-address.rules.ts'
import { assetFolder, storeContent, type StoredContent } from '#features/site/media/asset.store.ts'
import { defineFileRemoval } from '#foundation/uploads/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { FileExistsError, type Files } from '#platform/files/files.ts'
import type { Services } from '#platform/services.ts'

/** A file whose hash is known before it is read. */
type HashedFile = { readonly sha256: string; readonly size: number; readonly open: () => Readable }

/** Passes bytes on, and ends with a fault where they are others than were announced. */
const checkHash = (sha256: string): Transform => {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      done(hash.digest('hex') === sha256 ? null : new Error('the file changed while it was read'))
    },
  })
}

/** Under its hash, as a stream of any length; what is there already is the same. */
export const putHashed = async (files: Files, key: string, file: HashedFile, contentType: string): Promise<void> => {
  if (await files.stat(key)) return
  const content = file.open()
  const checked = content.pipe(checkHash(file.sha256))
  content.once('error', (error) => checked.destroy(error))
  await files.put(key, checked, { contentType, ifAbsent: true }).catch((error: unknown) => {
    if (!(error instanceof FileExistsError)) throw error
  })
}

/** Like `storeContent`; undefined where this is no path of an asset. Pictures are measured, so they come whole. */
export const storeHashed = async (
  files: Files,
  { tenant, path, ...file }: HashedFile & { readonly tenant: TenantKey; readonly path: string },
): Promise<StoredContent | undefined> => {
  const mediaType = isAssetPath(path) ? mediaTypeOf(path) : undefined
  if (mediaType === undefined) return undefined
  if (mediaType.startsWith('image/')) return storeContent(files, { tenant, path, content: await buffer(file.open()) })
  const fileKey = `${assetFolder(tenant, file.sha256)}/original`
  await putHashed(files, fileKey, file, mediaType)
  return { mediaType, width: null, height: null, contentHash: file.sha256, fileKey, byteSize: file.size }
}

export const assetRemoval = defineFileRemoval({ name: 'remove-asset-files', table: 'asset', hasFolder: true })

/** With what refers to them, and with their files, unless another path has the same. */
export const removeAssets = async (tx: Tx, services: Services, paths: readonly string[]): Promise<void> => {
  if (paths.length === 0) return
  const removed = await tx
    .deleteFrom('asset')
    .where('path', 'in', [...paths])
    .returning('fileKey')
    .execute()
  await addPurge(tx, (tenant) => paths.map((path) => assetKey(tenant, path)))
  await assetRemoval.removeLater(tx, services, [...new Set(removed.map(({ fileKey }) => fileKey))])
}
