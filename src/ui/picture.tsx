/** A picture knows its size, so that nothing moves when it arrives. */
export type PictureSource = {
  readonly src: string
  /** Drawn instead on systems that are dark. */
  readonly srcDark?: string | undefined
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** `priority` is for the one picture a visitor sees first; every other one waits until it comes near the screen. */
export const Picture = ({ image, priority }: { image: PictureSource; priority?: boolean }) => {
  const { src, srcDark, alt, width, height } = image
  return (
    <picture>
      {srcDark && <source srcSet={srcDark} media="(prefers-color-scheme: dark)" width={width} height={height} />}
      <img
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        src={src}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  )
}
