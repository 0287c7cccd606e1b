import { findExtremes, planArea, planLine, type Plot } from '#ui/charts/chart.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './charts.module.css'

const PLOT: Plot = { width: 96, height: 28, left: 0, right: 0, top: 4, bottom: 2 }

/** How a value went, small enough for a cell; read out as the first, the last and the highest of its values. */
export const Sparkline = ({ values }: { values: readonly number[] }) => {
  const t = useTexts('ui')
  const { number } = useFormats()
  const found = findExtremes(values)
  if (!found) return null
  const scale = { top: Math.max(1, found.most), ticks: [] }
  const line = planLine(values, PLOT, scale)
  const end = line.slice(line.lastIndexOf('L') + 1).split(' ')
  const words = { first: number(values[0] ?? 0), last: number(values.at(-1) ?? 0), most: number(found.most) }
  return (
    <span className={styles.spark}>
      <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} aria-hidden="true">
        <path className={styles.area} d={planArea(values, PLOT, scale)} />
        <path className={styles.stroke} data-tone="c1" d={line} />
        {values.length > 1 && <circle className={styles.fill} data-tone="c1" cx={end[0]} cy={end[1]} r={2.5} />}
      </svg>
      <span className="visually-hidden">{t('chart.spark', words)}</span>
    </span>
  )
}
