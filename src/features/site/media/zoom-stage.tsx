import { useId, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import type { CarouselStep } from '#ui/carousel.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture, type PictureSource } from '#ui/picture.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import { useZoom } from '#features/site/media/use-zoom.client.ts'
import { MAX_SCALE, sizesFor, zoomIn, zoomOut } from '#features/site/media/zoom.rules.ts'
import styles from './zoom-stage.module.css'

type ZoomStageProps = {
  image: PictureSource
  isFull?: boolean
  /** Opens the same picture over the whole screen. */
  onFullScreen?: (() => void) | undefined
  onSwipe?: ((step: CarouselStep) => void) | undefined
  /** Further controls in the same row. */
  children?: ReactNode
}

const place = ({ scale, x, y }: { scale: number; x: number; y: number }) =>
  scale === 1 ? undefined : { transform: `translate(${x}px, ${y}px) scale(${scale})` }

/** One picture that can be enlarged and moved; the larger rendition is loaded when it is needed. */
export const ZoomStage = ({ image, isFull, onFullScreen, onSwipe, children }: ZoomStageProps) => {
  const t = useTexts('media')
  const help = useId()
  const { view, frameWidth, change, reset, handlers } = useZoom({ isFull, onSwipe, subject: image.src })
  const isZoomed = view.scale > 1
  return (
    <div className={styles.viewer} data-full={isFull || undefined}>
      <div
        {...handlers}
        className={styles.stage}
        role="group"
        aria-label={image.alt || t('zoomIn')}
        aria-describedby={help}
        data-zoomed={isZoomed || undefined}
      >
        <div className={styles.sheet} style={place(view)}>
          <Picture key={image.src} image={image} sizes={sizesFor(view.scale, frameWidth)} />
        </div>
      </div>
      <p id={help} hidden>
        {t('zoomHelp')}
      </p>
      <div className={styles.tools}>
        <Button variant="secondary" size="small" disabled={view.scale >= MAX_SCALE} onClick={() => change(zoomIn)}>
          <Icon name="plus" size="small" />
          {t('zoomIn')}
        </Button>
        <Button variant="secondary" size="small" disabled={!isZoomed} onClick={() => change(zoomOut)}>
          <Icon name="minus" size="small" />
          {t('zoomOut')}
        </Button>
        <Button variant="quiet" size="small" disabled={!isZoomed} onClick={reset}>
          {t('whole')}
        </Button>
        <output className={styles.level} aria-live="polite">
          {isZoomed ? t('zoomLevel', { percent: Math.round(view.scale * 100) }) : ''}
        </output>
        {onFullScreen && (
          <Button variant="quiet" size="small" onClick={onFullScreen}>
            {t('fullScreen')}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
