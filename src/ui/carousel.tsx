import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { placeSlide } from '#ui/carousel.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { useCarousel } from '#ui/use-carousel.ts'
import styles from './carousel.module.css'

export type CarouselTexts = {
  readonly carousel: string
  readonly slide: string
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  readonly nameSlide: (number: number, count: number) => string
}

type CarouselProps = { label: string; texts: CarouselTexts; slides: readonly ReactNode[] }

/** Until the browser is hydrated the slides are a row to scroll; the controls keep their place, so nothing moves. */
export const Carousel = ({ label, texts, slides }: CarouselProps) => {
  const count = slides.length
  const { current, isHydrated, isRotating, isPaused, step, toggle, root, stage, focus, hover, keys } = useCarousel(count)

  return (
    <div
      ref={root}
      role="group"
      aria-roledescription={texts.carousel}
      aria-label={label}
      data-awake={isHydrated || undefined}
      data-rotating={isRotating || undefined}
      {...focus}
      {...keys}
    >
      <div
        ref={stage}
        className={styles.stage}
        aria-live={isHydrated ? (isRotating ? 'off' : 'polite') : undefined}
        tabIndex={isHydrated ? undefined : 0}
        {...hover}
      >
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription={texts.slide}
            aria-label={texts.nameSlide(index + 1, count)}
            className={styles.slide}
            data-place={placeSlide(index, current)}
            inert={isHydrated && index !== current}
          >
            {slide}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <ol className={styles.progress} aria-hidden="true">
            {slides.map((_, index) => (
              <li key={index} data-place={placeSlide(index, current)} />
            ))}
          </ol>
          <button type="button" className={styles.pause} data-paused={isPaused || undefined} onClick={toggle}>
            {isPaused ? texts.play : texts.pause}
          </button>
          <div className={styles.steps}>
            <Button variant="secondary" size="small" onClick={() => step('previous')}>
              <Icon name="left" size="small" />
              {texts.previous}
            </Button>
            <Button variant="secondary" size="small" onClick={() => step('next')}>
              {texts.next}
              <Icon name="right" size="small" />
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
