import { Button } from '#ui/button.tsx'
import type { CarouselStep } from '#ui/carousel.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './gallery-steps.module.css'

type GalleryStepsProps = { current: number; count: number; onStep: (direction: CarouselStep) => void }

/** From one picture to the next; a single one needs none. */
export const GallerySteps = ({ current, count, onStep }: GalleryStepsProps) => {
  const t = useTexts('media')
  if (count < 2) return null
  return (
    <div className={styles.steps}>
      <p className={styles.counter} aria-live="polite">
        {t('imageOf', { n: current + 1, count })}
      </p>
      <Button variant="secondary" size="small" onClick={() => onStep('previous')}>
        <Icon name="left" size="small" />
        {t('previous')}
      </Button>
      <Button variant="secondary" size="small" onClick={() => onStep('next')}>
        {t('next')}
        <Icon name="right" size="small" />
      </Button>
    </div>
  )
}
