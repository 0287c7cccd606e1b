import { useState, type KeyboardEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { readArrow, stepSlide, type CarouselStep } from '#ui/carousel.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import type { ImageGallery } from '#features/media/blocks/image-gallery.schema.ts'
import { FullScreen } from '#features/media/full-screen.tsx'
import { ZoomStage } from '#features/media/zoom-stage.tsx'
import styles from './image-gallery.module.css'

export const Block = ({ heading, text, items }: ImageGallery) => {
  const t = useTexts('media')
  const [current, setCurrent] = useState(0)
  const [isFull, setFull] = useState(false)
  const count = items.length
  const step = (direction: CarouselStep) => setCurrent((index) => stepSlide(index, count, direction))
  const shown = items[current] ?? items[0]
  if (!shown) return null

  const stage = (full: boolean) => (
    <ZoomStage image={shown.image} isFull={full} onSwipe={step} onFullScreen={full ? undefined : () => setFull(true)}>
      {count > 1 && (
        <div className={styles.steps}>
          <p className={styles.counter} aria-live="polite">
            {t('imageOf', { n: current + 1, count })}
          </p>
          <Button variant="secondary" size="small" onClick={() => step('previous')}>
            <Icon name="left" size="small" />
            {t('previous')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => step('next')}>
            {t('next')}
            <Icon name="right" size="small" />
          </Button>
        </div>
      )}
    </ZoomStage>
  )
  /** An enlarged picture has used the arrows already. */
  const steering = {
    onKeyDown: (event: KeyboardEvent): void => {
      const direction = event.altKey || event.ctrlKey || event.metaKey ? undefined : readArrow(event.key)
      if (!direction || event.defaultPrevented) return
      event.preventDefault()
      step(direction)
    },
  }

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
                  onClick={() => setCurrent(index)}
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
