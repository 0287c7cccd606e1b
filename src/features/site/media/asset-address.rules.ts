import { RENDITION_FORMATS, RENDITION_WIDTHS, type RenditionFormat, type RenditionWidth } from '#ui/picture.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** File types of the asset store; others cannot be stored, so no page or script of others can. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
  mpd: 'application/dash+xml',
  m4s: 'video/iso.segment',
  ts: 'video/mp2t',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  zip: 'application/zip',
  gz: 'application/gzip',
  bin: 'application/octet-stream',
  msi: 'application/octet-stream',
  iso: 'application/octet-stream',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** File types that browsers show inside a page or tab; others are downloaded. */
export const isShown = (mediaType: string): boolean =>
  /^(?:image|video)\/|^text\/vtt|^application\/(?:pdf|json|vnd\.apple|dash)/.test(mediaType)

/** Pictures that are redrawn in other sizes. */
export const isRaster = (mediaType: string): boolean => /^image\/(?:png|jpeg|webp|avif)$/.test(mediaType)

export type RenditionRequest = {
  readonly width: RenditionWidth
  readonly format: RenditionFormat
  /** Cropped to a square round the picture's focal point. */
  readonly isSquare?: boolean
}
export type AssetAddress = { readonly path: string; readonly rendition?: RenditionRequest }

const MAX_LENGTH = 300
/** Begins with a letter or digit, so neither `..` nor a hidden file can be spelled [T-42]. */
const PATH = /^(?:\/[A-Za-z0-9][A-Za-z0-9._-]*){1,8}$/
const RENDITION = /^(.+)\.(rendition|square)\.(\d{1,5})\.([a-z]{3,4})$/
/** Squares are small pictures of large ones: two sizes do. */
const SQUARE_WIDTHS: readonly RenditionWidth[] = [160, 320]

const extensionOf = (path: string): string => /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase() ?? ''

export const mediaTypeOf = (path: string): string | undefined => {
  const extension = extensionOf(path)
  return Object.hasOwn(MEDIA_TYPES, extension) ? lookUp(MEDIA_TYPES, extension) : undefined
}

export const isAssetPath = (path: string): boolean =>
  path.length <= MAX_LENGTH && PATH.test(path) && !/\.(?:rendition|square)\./.test(path) && mediaTypeOf(path) !== undefined

/** The rest of `/content/dam/{tenant}`: an asset, or one of its renditions; undefined where no asset can be. */
export const parseAssetAddress = (rest: string): AssetAddress | undefined => {
  const [, original, shape, digits, name] = RENDITION.exec(rest) ?? []
  if (original === undefined) return isAssetPath(rest) ? { path: rest } : undefined
  const isSquare = shape === 'square'
  const width = (isSquare ? SQUARE_WIDTHS : RENDITION_WIDTHS).find((step) => String(step) === digits)
  const format = RENDITION_FORMATS.find((known) => known === name)
  if (!isAssetPath(original) || !width || !format) return undefined
  return { path: original, rendition: { width, format, ...(isSquare && { isSquare }) } }
}

/** From the day after its licence ended the site shows a picture no more. */
export const isLicensed = (licenceEnds: string | null, now: Date): boolean =>
  licenceEnds === null || now.toISOString().slice(0, 10) <= licenceEnds

type AssetGate = { readonly access: 'open' | 'gated' | 'hidden'; readonly licenceEnds: string | null }

/** The headers of an asset's address, the same for everyone. */
export const isOpenAsset = ({ access, licenceEnds }: AssetGate, now: Date): boolean =>
  access === 'open' && isLicensed(licenceEnds, now)
