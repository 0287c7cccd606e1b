import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { Place } from '#features/storefront/dealers/dealer.rules.ts'
import type { Dealers } from '#features/storefront/dealers/finder/use-dealers.client.ts'
import { DealerMarks } from '#features/storefront/dealers/map/dealer-marks.tsx'
import { fitWindow, showPoint } from '#features/storefront/dealers/map/map-window.rules.ts'
import { projectPlace } from '#features/storefront/dealers/map/projection.rules.ts'
import { useMapWindow } from '#features/storefront/dealers/map/use-map-window.client.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './dealer-map.module.css'

const WORLD = '/api/dealers/world.svg'
/** Who told where they are sees these, and themselves. */
const NEAREST = 3

/** The world behind the pins is drawn once for all sites; it takes its colours from the page. */
export const DealerMap = ({ dealers, near }: { dealers: Dealers; near: Place | undefined }) => {
  const t = useTexts('dealers')
  const hint = useId()
  const { view, chosen, isHydrated } = dealers
  const places = near ? [near, ...view.dealers.slice(0, NEAREST)] : view.dealers
  const fitted = fitWindow(places.map(projectPlace))
  const map = useMapWindow(chosen ? fitWindow([projectPlace(chosen)]) : fitted)
  const { svg, drag, seen, scale, moveTo, zoom } = map
  const { x, y, width, height } = seen
  const you = near && projectPlace(near)

  const drawn = useRef({ view, chosen })
  const follow = useEffectEvent(() => {
    const before = drawn.current
    drawn.current = { view, chosen }
    // Another choice among the same dealers only moves the map as far as it must.
    if (before.view !== view && !chosen) moveTo(fitted)
    else if (chosen && before.chosen !== chosen) moveTo(showPoint(seen, projectPlace(chosen)))
  })
  useEffect(() => follow(), [view, chosen])

  return (
    <div className={styles.map}>
      <svg
        ref={svg}
        className={styles.svg}
        viewBox={`${x} ${y} ${width} ${height}`}
        role="group"
        aria-label={t('map')}
        aria-describedby={isHydrated ? hint : undefined}
        {...drag}
      >
        <use className={styles.grid} href={`${WORLD}#grid`} />
        <use className={styles.land} href={`${WORLD}#land`} />
        <use className={styles.borders} href={`${WORLD}#borders`} />
        {you && (
          <g transform={`translate(${you.x} ${you.y}) scale(${(1 / scale).toFixed(4)})`} role="img" aria-label={t('map.you')}>
            <circle className={styles.you} r="7" />
          </g>
        )}
        <DealerMarks dealers={dealers} map={{ seen, scale, moveTo, zoom }} />
      </svg>
      {isHydrated && (
        <>
          <p className="visually-hidden" id={hint}>
            {t('map.hint')}
          </p>
          <div className={styles.controls}>
            <IconButton label={t('map.in')} onClick={() => zoom(0.5)}>
              <Icon name="plus" size="small" />
            </IconButton>
            <IconButton label={t('map.out')} onClick={() => zoom(2)}>
              <Icon name="minus" size="small" />
            </IconButton>
            <Button variant="secondary" size="small" onClick={() => moveTo(fitted)}>
              {t('map.fit')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
