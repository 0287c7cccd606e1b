import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import type { FlyoutViewer } from '#features/site/media/blocks/flyout-viewer.schema.ts'
import { FLYOUT_FACTOR } from '#features/site/media/flyout.rules.ts'
import { FullScreen } from '#features/site/media/full-screen.tsx'
import { useFlyout } from '#features/site/media/use-flyout.client.ts'
import { ZoomStage } from '#features/site/media/zoom-stage.tsx'
import styles from './flyout-viewer.module.css'

const moveTo = ({ x, y }: { x: number; y: number }) => ({
  transformOrigin: `${x * 100}% ${y * 100}%`,
  transform: `scale(${FLYOUT_FACTOR})`,
})

export const Block = ({ heading, image, text }: FlyoutViewer) => {
  const t = useTexts('media')
  const help = useId()
  const [isFull, setFull] = useState(false)
  const { place, width, sizes, handlers } = useFlyout()
  const silent = { ...image, alt: '' }
  return (
    <Section heading={heading}>
      <div className={styles.grid}>
        <div>
          <div
            {...handlers}
            className={styles.viewer}
            role="group"
            aria-label={image.alt || t('enlarged')}
            aria-describedby={help}
          >
            <Picture image={image} sizes={sizes} />
          </div>
          <div className={styles.tools}>
            <p id={help} className={styles.help}>
              {t('flyoutHelp')}
            </p>
            <Button variant="quiet" size="small" onClick={() => setFull(true)}>
              {t('fullScreen')}
            </Button>
          </div>
        </div>
        <div className={styles.side}>
          {text && <p className={styles.text}>{text}</p>}
          {place && (
            <div className={styles.flyout} data-flyout="" aria-hidden="true">
              <div className={styles.sheet} style={moveTo(place)}>
                {/* The size that is there already, until the large one has come. */}
                <Picture image={silent} sizes={sizes} priority />
                <Picture image={silent} sizes={`${Math.round(width * FLYOUT_FACTOR)}px`} priority />
              </div>
            </div>
          )}
        </div>
      </div>
      <FullScreen open={isFull} onClose={() => setFull(false)} label={image.alt || (heading ?? t('enlarged'))}>
        <ZoomStage image={image} isFull />
      </FullScreen>
    </Section>
  )
}
