import { ChangeText } from '#features/insights/change-text.tsx'
import { compare } from '#features/insights/change.rules.ts'
import type { ShownHeadline } from '#features/insights/insight-report.schema.ts'
import { NO_VALUE } from '#ui/charts/chart-frame.tsx'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { useFormats } from '#ui/use-formats.ts'
import styles from './insights.module.css'

/** The numbers that matter most, each with the one before and how it went. */
export const Headlines = ({ headlines }: { headlines: readonly ShownHeadline[] }) => {
  const { number, percent } = useFormats()
  const show = ({ value, format }: ShownHeadline): string => {
    if (value === null) return NO_VALUE
    return format === 'share' ? percent(value) : number(value)
  }
  return (
    <dl className={styles.figures}>
      {headlines.map((headline) => (
        <div key={headline.name}>
          <dt>{headline.title}</dt>
          <dd className={styles.value}>
            {show(headline)}
            <Sparkline values={headline.trend.map((value) => (headline.format === 'share' ? value * 100 : value))} />
          </dd>
          <dd>
            <ChangeText change={compare(headline)} isShare={headline.format === 'share'} />
          </dd>
          <dd className={styles.definition}>{headline.definition}</dd>
        </div>
      ))}
    </dl>
  )
}
