import { renditionsOf, type PictureSource } from '#ui/picture.rules.ts'

export type { PictureSource } from '#ui/picture.rules.ts'

const DARK = '(prefers-color-scheme: dark)'

type PictureProps = {
  image: PictureSource
  /** For the one picture a visitor sees first; every other one waits until it comes near the screen. */
  priority?: boolean
  /** How wide it stands in the layout, where the usual guess would be wrong. */
  sizes?: string | undefined
}

/** Pictures of the asset store come in the best format and size for the screen; others as they are. */
export const Picture = ({ image, priority, sizes }: PictureProps) => {
  const { src, srcDark, alt, width, height } = image
  const renditions = renditionsOf(image, sizes)
  const box = { width, height }
  return (
    <picture>
      {srcDark && !renditions?.sources.some(({ isDark }) => isDark) && <source srcSet={srcDark} media={DARK} {...box} />}
      {renditions?.sources.map(({ type, srcSet, isDark }) => (
        <source key={srcSet} type={type} srcSet={srcSet} sizes={renditions.sizes} media={isDark ? DARK : undefined} {...box} />
      ))}
      <img
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        data-lazy={priority ? undefined : ''}
        sizes={renditions?.sizes}
        srcSet={renditions?.srcSet}
        src={renditions?.src ?? src}
        alt={alt}
        {...box}
      />
    </picture>
  )
}
