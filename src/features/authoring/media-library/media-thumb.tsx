import { Icon } from '#ui/icon.tsx'
import styles from './media-library.module.css'

type MediaThumbProps = { asset: { readonly address: string; readonly mediaType: string } }

const isDrawn = (mediaType: string): boolean => /^image\/(?:png|jpeg|webp|avif)$/.test(mediaType)

/** A small square of the picture, round its focal point; its path stands beside it. */
export const MediaThumb = ({ asset: { address, mediaType } }: MediaThumbProps) => {
  if (!mediaType.startsWith('image/'))
    return (
      <span className={styles.thumb}>
        <Icon name="file" />
      </span>
    )
  const src = isDrawn(mediaType) ? `${address}.square.160.webp` : address
  return <img className={styles.thumb} src={src} alt="" width={56} height={56} loading="lazy" />
}
