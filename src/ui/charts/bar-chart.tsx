import { AXIS_ROOM, ChartAxes, END_ROOM } from '#ui/charts/chart-axes.tsx'
import { ChartFrame, type ChartProps } from '#ui/charts/chart-frame.tsx'
import { ChartPoints } from '#ui/charts/chart-points.tsx'
import { chooseScale, columnOf, findExtremes, isWholeSeries, planBars, totalAt, type Plot } from '#ui/charts/chart.rules.ts'
import { useChartNumbers, useChartSummary } from '#ui/charts/use-chart-numbers.ts'
import { useChartWidth } from '#ui/charts/use-chart-width.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './charts.module.css'

/** Bars from zero; several series stand on each other. The highest says its value, the others when they are pointed at or reached by key. */
export const BarChart = ({
  title,
  headingLevel,
  names,
  axisNames = names,
  nameHeader,
  series,
  summary,
  formatValue,
  hasReadTable,
  actions,
}: ChartProps) => {
  const t = useTexts('ui')
  const { box, width } = useChartWidth()
  const { show, showTick } = useChartNumbers(formatValue)
  const totals = names.map((_, index) => totalAt(series, index))
  const scale = chooseScale(Math.max(0, ...totals), isWholeSeries(series))
  const plot: Plot = { width, height: width < 500 ? 190 : 240, left: AXIS_ROOM, right: END_ROOM, top: 20, bottom: 24 }
  const bars = planBars(series, plot, scale)
  const highest = findExtremes(totals)?.mostAt
  const isValued = (index: number): boolean => index === highest && totals[index] !== 0
  return (
    <ChartFrame {...{ title, headingLevel, names, nameHeader, series, hasReadTable, actions, show }}>
      <div className={styles.plot} ref={box}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          role="img"
          aria-label={useChartSummary({ title, names, summary }, totals, show)}
        >
          <ChartAxes {...{ plot, scale, showTick }} names={axisNames} />
          {bars.map((parts, index) => (
            <g key={names[index]}>
              {parts.map((bar) => (
                <rect
                  key={bar.y}
                  className={styles.fill}
                  data-tone={bar.tone}
                  x={bar.x}
                  y={bar.y}
                  width={bar.width}
                  height={bar.height}
                />
              ))}
              {isValued(index) && (
                <text
                  className={styles.value}
                  x={columnOf(plot, names.length, index).middle}
                  y={(parts.at(-1)?.y ?? plot.height - plot.bottom) - 6}
                  textAnchor="middle"
                >
                  {show(totals[index] ?? 0)}
                </text>
              )}
            </g>
          ))}
        </svg>
        <ChartPoints label={t('chart.values', { title })} {...{ names, series, show }} />
      </div>
    </ChartFrame>
  )
}
