import { AXIS_ROOM, ChartAxes, END_ROOM } from '#ui/charts/chart-axes.tsx'
import { ChartFrame, type ChartProps } from '#ui/charts/chart-frame.tsx'
import { ChartPoints } from '#ui/charts/chart-points.tsx'
import {
  chooseScale,
  columnOf,
  findExtremes,
  heightOf,
  highestOf,
  isWholeSeries,
  planArea,
  planLine,
  toneOf,
  type Plot,
} from '#ui/charts/chart.rules.ts'
import { useChartNumbers, useChartSummary } from '#ui/charts/use-chart-numbers.ts'
import { useChartWidth } from '#ui/charts/use-chart-width.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './charts.module.css'

/** Values over time; the first series is the one that matters, and its highest point has its number. */
export const LineChart = ({
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
  const scale = chooseScale(highestOf(series), isWholeSeries(series))
  const plot: Plot = { width, height: width < 500 ? 190 : 240, left: AXIS_ROOM, right: END_ROOM, top: 20, bottom: 24 }
  const main = series[0]?.values ?? []
  const highest = findExtremes(main)
  const peak = highest && {
    x: columnOf(plot, names.length, highest.mostAt).middle,
    y: plot.height - plot.bottom - heightOf(plot, scale, highest.most),
  }
  return (
    <ChartFrame {...{ title, headingLevel, names, nameHeader, series, hasReadTable, actions, show }}>
      <div className={styles.plot} ref={box}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          role="img"
          aria-label={useChartSummary({ title, names, summary }, main, show)}
        >
          <ChartAxes {...{ plot, scale, showTick }} names={axisNames} />
          <path className={styles.area} d={planArea(main, plot, scale)} />
          {series.toReversed().map((each) => (
            <path
              key={each.key}
              className={styles.stroke}
              data-tone={toneOf(each, series.indexOf(each))}
              data-dashed={each.isDashed}
              d={planLine(each.values, plot, scale)}
            />
          ))}
          {highest && peak && (
            <>
              <circle className={styles.fill} data-tone="c1" cx={peak.x} cy={peak.y} r={4} />
              <text className={styles.value} x={peak.x} y={peak.y - 8} textAnchor="middle">
                {show(highest.most)}
              </text>
            </>
          )}
        </svg>
        <ChartPoints label={t('chart.values', { title })} {...{ names, series, show }} />
      </div>
    </ChartFrame>
  )
}
