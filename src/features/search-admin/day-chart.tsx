import { CHART_HEIGHT, planBars } from '#features/search-admin/day-chart.rules.ts'
import type { DayCount } from '#features/search-admin/report.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

/** A bar for each day; what found nothing stands on top in another colour. */
export const SearchesByDay = ({ perDay }: { perDay: readonly DayCount[] }) => {
  const t = useTexts('search-admin')
  const { number, date } = useFormats()
  const { top, width, bars } = planBars(perDay)
  const counts = perDay.map(({ searches }) => searches)
  const [first, last] = [perDay[0]?.day ?? '', perDay.at(-1)?.day ?? '']
  const summary = t('chart.summary', {
    from: date(first),
    to: date(last),
    most: number(Math.max(...counts)),
    least: number(Math.min(...counts)),
  })
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartHead}>
        <h2>{t('chart')}</h2>
        <span className={styles.legend}>
          <span data-tone="found">{t('chart.found')}</span>
          <span data-tone="empty">{t('empty')}</span>
        </span>
      </figcaption>
      <div className={styles.plot}>
        <span className={styles.scale} aria-hidden="true">
          {[top, top / 2, 0].map((count) => (
            <span key={count}>{number(count)}</span>
          ))}
        </span>
        <svg viewBox={`0 0 ${width} ${CHART_HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary}>
          {[0, CHART_HEIGHT / 2, CHART_HEIGHT].map((y) => (
            <line key={y} x1={0} x2={width} y1={y} y2={y} />
          ))}
          {bars.map(({ count, x, width: wide, found, empty }) => (
            <g key={count.day}>
              <title>
                {t('chart.day', {
                  day: date(count.day),
                  searches: number(count.searches),
                  empty: number(count.empty),
                })}
              </title>
              <rect className={styles.hover} x={x - 1} width={wide + 2} y={0} height={CHART_HEIGHT} />
              <rect data-tone="found" x={x} width={wide} y={CHART_HEIGHT - found} height={found} />
              <rect data-tone="empty" x={x} width={wide} y={CHART_HEIGHT - found - empty} height={empty} />
            </g>
          ))}
        </svg>
        <span className={styles.ends} aria-hidden="true">
          <span>{date(first)}</span>
          <span>{date(last)}</span>
        </span>
      </div>
    </figure>
  )
}
