import { addPurge } from '#platform/cdn/purge.store.ts'
import { assetKey } from '#platform/cdn/surrogate-key.rules.ts'
import { createHash, randomUUID } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import { sql, type Generated } from 'kysely'
import { isAssetPath, isRaster, mediaTypeOf } from '#features/site/media/asset-address.rules.ts'
import { readImageKind } from '#features/site/media/image-kind.rules.ts'
import { measureImage } from '#features/site/media/rendition-drawing.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { FileExistsError, type Files, type StoredFile } from '#platform/files/files.ts'
import { badRequest } from '#platform/http/errors.ts'

/** The answer at its own address: the bytes, a refusal because of its gate, or nothing. */
export type AssetAccess = 'open' | 'gated' | 'hidden'

export type Asset = {
  readonly path: string
  readonly version: number
  readonly mediaType: string
  readonly byteSize: number
  readonly width: number | null
  readonly height: number | null
  readonly contentHash: string
  readonly fileKey: string
  readonly access: AssetAccess
  /** In percent: what stays in sight when the picture is cropped. */
  readonly focusX: number
  readonly focusY: number
  /** The last day on which the site may show it, as 2027-03-31. */
  readonly licenceEnds: string | null
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
      access: Generated<AssetAccess>
      alts: Generated<Readonly<Record<string, string>>>
      isDecorative: Generated<boolean>
      isOwn: Generated<boolean>
      tags: Generated<string[]>
      focusX: Generated<number>
      focusY: Generated<number>
      licence: Generated<string>
      licenceEnds: Generated<string | null>
      changedAt: Generated<Date>
    }
  }
}

const COLUMNS = [
  'path',
  'version',
  'mediaType',
  'byteSize',
  'width',
  'height',
  'contentHash',
  'fileKey',
  'access',
  'focusX',
  'focusY',
  'licenceEnds',
] as const

export const findAsset = (tx: Tx, path: string): Promise<Asset | undefined> =>
  tx.selectFrom('asset').select(COLUMNS).where('path', '=', path).executeTakeFirst()

/** As `sendFile` takes it. */
export const describeAsset = ({ fileKey, byteSize, mediaType, contentHash }: Asset): StoredFile => ({
  key: fileKey,
  size: byteSize,
  contentType: mediaType,
  etag: `"${contentHash}"`,
})

export const listAssets = (tx: Tx, paths: readonly string[]): Promise<Asset[]> =>
  paths.length === 0 ? Promise.resolve([]) : tx.selectFrom('asset').select(COLUMNS).where('path', 'in', paths).execute()

export type NewAsset = {
  readonly tenant: TenantKey
  readonly path: string
  /** Pictures come whole, because they are measured; everything else may come as a stream of any length. */
  readonly content: Buffer | Readable
  readonly access?: AssetAccess
}

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

type Stored = { readonly contentHash: string; readonly fileKey: string; readonly byteSize: number }

const storeBuffer = async (files: Files, tenant: string, content: Buffer, mediaType: string): Promise<Stored> => {
  const contentHash = createHash('sha256').update(content).digest('hex')
  const fileKey = `${assetFolder(tenant, contentHash)}/original`
  await putOnce(files, fileKey, content, mediaType)
  return { contentHash, fileKey, byteSize: content.length }
}

/** The hash of a stream is known at its end, so its name cannot be made of it. */
const storeStream = async (files: Files, tenant: string, content: Readable, mediaType: string): Promise<Stored> => {
  const hash = createHash('sha256')
  const measured = content.pipe(new PassThrough()).on('data', (chunk: Buffer) => void hash.update(chunk))
  content.once('error', (error) => measured.destroy(error))
  const fileKey = `${tenant}/dam/${randomUUID()}/original`
  const { size } = await files.put(fileKey, measured, { contentType: mediaType })
  return { contentHash: hash.digest('hex'), fileKey, byteSize: size }
}

/** Bytes in the file store that no path names yet. */
export type StoredContent = Stored & {
  readonly mediaType: string
  readonly width: number | null
  readonly height: number | null
}

/** Takes the bytes in, however long that takes: no transaction is needed. Whoever then names no path removes them. */
export const storeContent = async (
  files: Files,
  { tenant, path, content }: Pick<NewAsset, 'tenant' | 'path' | 'content'>,
): Promise<StoredContent> => {
  const mediaType = isAssetPath(path) ? mediaTypeOf(path) : undefined
  if (mediaType === undefined) return badRequest('This is not a path for a file that this site may hold.')
  const isWhole = Buffer.isBuffer(content)
  if (!isWhole && mediaType.startsWith('image/')) return badRequest('A picture must come whole.')
  const size = isWhole ? await checkContent(mediaType, content) : undefined
  const stored = await (isWhole ? storeBuffer(files, tenant, content, mediaType) : storeStream(files, tenant, content, mediaType))
  return { mediaType, width: size?.width ?? null, height: size?.height ?? null, ...stored }
}

/** Caches in front forget the file and what was drawn from it. */
export const forgetAsset = (tx: Tx, path: string): Promise<void> => addPurge(tx, (tenant) => [assetKey(tenant, path)])

/** The same path again becomes its next version, and the same bytes again change nothing. */
export const nameContent = async (
  tx: Tx,
  { path, access = 'open', stored }: Pick<NewAsset, 'path' | 'access'> & { readonly stored: StoredContent },
): Promise<Asset> => {
  const row = { ...stored, access }
  await forgetAsset(tx, path)
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

/** Both at once, for what is small. */
export const saveAsset = async (tx: Tx, files: Files, { tenant, path, content, access = 'open' }: NewAsset): Promise<Asset> =>
  nameContent(tx, { path, access, stored: await storeContent(files, { tenant, path, content }) })
