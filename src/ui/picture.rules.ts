/** Widths in which pictures are delivered; every other one does not exist, so nobody can make us draw endless sizes [T-31]. */
export const RENDITION_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920, 2560] as const
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number]

export const RENDITION_FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const
export type RenditionFormat = (typeof RENDITION_FORMATS)[number]

/** A picture knows its size, so that nothing moves when it arrives. */
export type PictureSource = {
  readonly src: string
  /** Drawn instead on systems that are dark. */
  readonly srcDark?: string | undefined
  readonly alt: string
  readonly width: number
  readonly height: number
}

export type Renditions = {
  /** Best format first; the browser takes the first it can read. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string; readonly isDark: boolean }[]
  readonly src: string
  readonly srcSet: string
  readonly sizes: string
}

/** Pictures in the asset store that we can redraw; drawings (SVG) fit every size as they are, and a GIF may move. */
const RASTER = /^\/content\/dam\/[^?#]+\.(png|jpe?g|webp|avif)$/i
export const isRedrawn = (src: string): boolean => RASTER.test(src)
/** The picture for browsers without srcset. */
const PLAIN_WIDTH = 960
/** Where the layout is known (lazy pictures in new browsers) it decides; elsewhere half of a wide screen is a fair guess. */
const USUAL_SIZES = 'auto, (min-width: 769px) 50vw, 100vw'

export const renditionAddress = (src: string, width: RenditionWidth, format: RenditionFormat): string =>
  `${src}.rendition.${width}.${format}`

/** The picture that others show beside a link, perhaps by a program that reads the oldest formats alone. */
export const plainRendition = ({ src, width, height }: Omit<PictureSource, 'alt'>, most: RenditionWidth) => {
  const step = listWidths(width).findLast((one) => one <= most) ?? RENDITION_WIDTHS[0]
  return { src: renditionAddress(src, step, plainFormat(src)), width: step, height: Math.round((height * step) / width) }
}

/** Never wider than the picture itself, so that no bytes are spent on enlarging. */
const listWidths = (width: number): readonly RenditionWidth[] => {
  const fitting = RENDITION_WIDTHS.filter((step) => step <= width)
  return fitting.length > 0 ? fitting : RENDITION_WIDTHS.slice(0, 1)
}

const writeSrcSet = (src: string, width: number, format: RenditionFormat): string =>
  listWidths(width)
    .map((step) => `${renditionAddress(src, step, format)} ${step}w`)
    .join(', ')

/** Photographs stay JPEG; everything else may be see-through. */
const plainFormat = (src: string): RenditionFormat => (/\.jpe?g$/i.test(src) ? 'jpeg' : 'png')

/** How a picture of the asset store is offered in several sizes and formats; undefined for every other picture. */
export const renditionsOf = ({ src, srcDark, width }: PictureSource, sizes = USUAL_SIZES): Renditions | undefined => {
  if (!RASTER.test(src)) return undefined
  const offer = (from: string, isDark: boolean) =>
    (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: writeSrcSet(from, width, format),
      isDark,
    }))
  const dark = srcDark !== undefined && RASTER.test(srcDark) ? offer(srcDark, true) : []
  const format = plainFormat(src)
  const plain = listWidths(width).findLast((step) => step <= PLAIN_WIDTH) ?? RENDITION_WIDTHS[0]
  return {
    sources: [...dark, ...offer(src, false)],
    src: renditionAddress(src, plain, format),
    srcSet: writeSrcSet(src, width, format),
    sizes,
  }
}
