import type { ReactNode } from 'react'
import type { ChartTone } from '#ui/charts/chart.rules.ts'
import { useChartNumbers } from '#ui/charts/use-chart-numbers.ts'
import chartStyles from './charts.module.css'
import styles from './horizontal-bars.module.css'

export type RankedValue = { readonly key: string; readonly label: ReactNode; readonly value: number; readonly tone?: ChartTone }

type HorizontalBarsProps = {
  title: string
  headingLevel?: 2 | 3 | 4
  nameHeader: string
  valueHeader: string
  /** The largest first. */
  values: readonly RankedValue[]
  formatValue?: (value: number) => string
  /** Beside the title: a way to the whole list. */
  actions?: ReactNode
}

// Roles are spelled out: display: grid takes the table semantics away in some browsers.
/** Ranked values. The drawing is a table with a bar in each row, so it needs no second one. */
export const HorizontalBars = ({
  title,
  headingLevel = 2,
  nameHeader,
  valueHeader,
  values,
  formatValue,
  actions,
}: HorizontalBarsProps) => {
  const { show } = useChartNumbers(formatValue)
  const most = Math.max(1, ...values.map(({ value }) => value))
  const Heading = `h${headingLevel}` as const
  return (
    <section className={chartStyles.figure}>
      <div className={chartStyles.head}>
        <Heading className={chartStyles.title}>{title}</Heading>
        {actions}
      </div>
      <table className={styles.ranked} role="table">
        <caption className="visually-hidden">{title}</caption>
        <thead role="rowgroup" className="visually-hidden">
          <tr role="row">
            <th role="columnheader" scope="col">
              {nameHeader}
            </th>
            <th role="columnheader" scope="col">
              {valueHeader}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {values.map(({ key, label, value, tone = 'c1' }) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                {label}
              </th>
              <td role="cell">
                {show(value)}
                <svg className={styles.track} aria-hidden="true">
                  <rect className={styles.rest} width="100%" height="8" rx="2" />
                  <rect className={chartStyles.fill} data-tone={tone} width={`${(value / most) * 100}%`} height="8" rx="2" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
