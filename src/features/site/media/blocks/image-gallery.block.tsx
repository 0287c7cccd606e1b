import { useState } from 'react'
import { Picture } from '#ui/picture.tsx'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import type { ImageGallery } from '#features/site/media/blocks/image-gallery.schema.ts'
import { FullScreen } from '#features/site/media/full-screen.tsx'
import { GallerySteps } from '#features/site/media/gallery-steps.tsx'
import { useGallery } from '#features/site/media/use-gallery.client.ts'
import { ZoomStage } from '#features/site/media/zoom-stage.tsx'
import styles from './image-gallery.module.css'

export const Block = ({ heading, text, items }: ImageGallery) => {
  const t = useTexts('media')
  const [isFull, setFull] = useState(false)
  const count = items.length
  const { current, choose, step, onKeyDown } = useGallery(count)
  const shown = items[current] ?? items[0]
  if (!shown) return null

  const stage = (full: boolean) => (
    <ZoomStage image={shown.image} isFull={full} onSwipe={step} onFullScreen={full ? undefined : () => setFull(true)}>
      <GallerySteps current={current} count={count} onStep={step} />
    </ZoomStage>
  )
  const steering = { onKeyDown }

  return (
    <Section heading={heading} text={text} layout="split">
      <div className={styles.gallery} role="group" aria-label={heading ?? t('thumbnails')} {...steering}>
        <figure className={styles.main}>
          {stage(false)}
          {shown.caption && <figcaption className={styles.caption}>{shown.caption}</figcaption>}
        </figure>
        {count > 1 && (
          <ul className={styles.thumbnails} aria-label={t('thumbnails')}>
            {items.map(({ image }, index) => (
              <li key={index}>
                <button
                  type="button"
                  className={styles.thumbnail}
                  aria-label={image.alt || t('pictureNumber', { n: index + 1 })}
                  aria-current={index === current}
                  onClick={() => choose(index)}
                >
                  <Picture image={{ ...image, alt: '' }} sizes="96px" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <FullScreen
          open={isFull}
          onClose={() => setFull(false)}
          label={shown.image.alt || t('imageOf', { n: current + 1, count })}
        >
          {stage(true)}
        </FullScreen>
      </div>
    </Section>
  )
}
