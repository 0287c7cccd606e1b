import { columnOf, heightOf, pickLabels, type ChartScale, type Plot } from '#ui/charts/chart.rules.ts'
import styles from './charts.module.css'

/** The room for the numbers of the scale; `chart-points.module.css` leaves the same, and that at the end, beside the points. */
export const AXIS_ROOM = 48
/** For half of the last name. */
export const END_ROOM = 16
const LABEL_ROOM = 64

type ChartAxesProps = {
  plot: Plot
  scale: ChartScale
  names: readonly string[]
  showTick: (value: number) => string
}

/** A strong line at zero, three thin ones above, and as many names below as have room. */
export const ChartAxes = ({ plot, scale, names, showTick }: ChartAxesProps) => {
  const floor = plot.height - plot.bottom
  const labelled = pickLabels(names.length, plot.width - plot.left - plot.right, LABEL_ROOM)
  return (
    <>
      {scale.ticks.map((tick) => {
        const y = floor - heightOf(plot, scale, tick)
        return (
          <g key={tick}>
            <line className={tick === 0 ? styles.zero : styles.line} x1={plot.left} x2={plot.width - plot.right} y1={y} y2={y} />
            <text x={plot.left - 8} y={y + 4} textAnchor="end">
              {showTick(tick)}
            </text>
          </g>
        )
      })}
      {labelled.map((index) => (
        <text key={index} x={columnOf(plot, names.length, index).middle} y={plot.height - 4} textAnchor="middle">
          {names[index]}
        </text>
      ))}
    </>
  )
}
