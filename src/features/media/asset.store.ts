import { createHash } from 'node:crypto'
import { sql, type Generated } from 'kysely'
import { isAssetPath, isRaster, mediaTypeOf } from '#features/media/asset-address.rules.ts'
import { readImageKind } from '#features/media/image-kind.rules.ts'
import { measureImage } from '#features/media/rendition-drawing.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { FileExistsError, type Files } from '#platform/files/files.ts'
import { badRequest } from '#platform/http/errors.ts'

export type Asset = {
  readonly path: string
  readonly version: number
  readonly mediaType: string
  readonly byteSize: number
  readonly width: number | null
  readonly height: number | null
  readonly contentHash: string
  readonly fileKey: string
}

declare module '#platform/database/database.ts' {
  interface Tables {
    asset: {
      id: Generated<string>
      path: string
      version: Generated<number>
      mediaType: string
      byteSize: number
      width: number | null
      height: number | null
      contentHash: string
      fileKey: string
      changedAt: Generated<Date>
    }
  }
}

const COLUMNS = ['path', 'version', 'mediaType', 'byteSize', 'width', 'height', 'contentHash', 'fileKey'] as const

export const findAsset = (tx: Tx, path: string): Promise<Asset | undefined> =>
  tx.selectFrom('asset').select(COLUMNS).where('path', '=', path).executeTakeFirst()

export type NewAsset = { readonly tenant: TenantKey; readonly path: string; readonly content: Buffer }

/** Where the files of one content lie: its bytes and what is drawn from them. */
export const assetFolder = (tenant: string, contentHash: string): string => `${tenant}/dam/${contentHash}`

const putOnce = async (files: Files, key: string, content: Buffer, contentType: string): Promise<void> => {
  await files.put(key, content, { contentType, ifAbsent: true }).catch((error: unknown) => {
    // The name is the content's hash: what is there already is the same.
    if (!(error instanceof FileExistsError)) throw error
  })
}

/** A picture is what its bytes say, and can be read; everything else goes by its name. */
const checkContent = async (mediaType: string, content: Buffer) => {
  if (!isRaster(mediaType) && mediaType !== 'image/gif') return undefined
  if (readImageKind(content) !== mediaType) badRequest('This file is not the kind of picture that its name says.')
  return (await measureImage(content)) ?? badRequest('This picture cannot be read.')
}

/** Stores a file under a path; the same path again becomes its next version, and the same bytes again change nothing. */
export const saveAsset = async (tx: Tx, files: Files, { tenant, path, content }: NewAsset): Promise<Asset> => {
  const mediaType = isAssetPath(path) ? mediaTypeOf(path) : undefined
  if (mediaType === undefined) return badRequest('This is not a path for a picture, a video or its captions.')
  const size = await checkContent(mediaType, content)
  const contentHash = createHash('sha256').update(content).digest('hex')
  const fileKey = `${assetFolder(tenant, contentHash)}/original`
  await putOnce(files, fileKey, content, mediaType)
  const row = {
    mediaType,
    byteSize: content.length,
    width: size?.width ?? null,
    height: size?.height ?? null,
    contentHash,
    fileKey,
  }
  return tx
    .insertInto('asset')
    .values({ path, ...row })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'path'] as never).doUpdateSet({
        ...row,
        version: sql`asset.version + (asset.content_hash <> excluded.content_hash)::int`,
        changedAt: sql`case when asset.content_hash = excluded.content_hash then asset.changed_at else now() end`,
      }),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}
