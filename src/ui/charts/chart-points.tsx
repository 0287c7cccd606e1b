import { useRef, useState, type KeyboardEvent } from 'react'
import { toneOf, type ChartSeries } from '#ui/charts/chart.rules.ts'
import { NO_VALUE } from '#ui/charts/chart-frame.tsx'
import { choosePoint } from '#ui/charts/chart-points.rules.ts'
import chartStyles from './charts.module.css'
import styles from './chart-points.module.css'

type ChartPointsProps = {
  label: string
  names: readonly string[]
  series: readonly ChartSeries[]
  show: (value: number) => string
}

/**
 * A column for each point, over the drawing: what it says is shown under the pointer, and read out with the focus.
 * The chart is one stop of the Tab key; arrows lead from point to point. Outside of the drawing, because what is
 * inside an image does not exist for screen readers.
 */
export const ChartPoints = ({ label, names, series, show }: ChartPointsProps) => {
  const [current, setCurrent] = useState(0)
  const points = useRef<(HTMLElement | null)[]>([])
  const stop = Math.min(current, names.length - 1)

  const followKey = (event: KeyboardEvent): void => {
    const next = choosePoint(event.key, stop, names.length)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setCurrent(next)
    points.current[next]?.focus()
  }
  const lines = (index: number) =>
    series.map((each, at) => {
      const value = each.values[index]
      return { ...each, tone: toneOf(each, at), text: value === null || value === undefined ? NO_VALUE : show(value) }
    })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the points inside
    <div className={styles.points} role="group" aria-label={label} onKeyDown={followKey}>
      {names.map((name, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is read, not pressed
        <span
          key={name}
          ref={(element) => {
            points.current[index] = element
          }}
          className={styles.point}
          role="img"
          aria-label={`${name}: ${lines(index)
            .map((line) => `${line.label} ${line.text}`)
            .join(', ')}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what a pointer can request, a key can
          tabIndex={index === stop ? 0 : -1}
          data-side={index < names.length / 2 ? 'start' : 'end'}
          onFocus={() => setCurrent(index)}
        >
          <span className={styles.tip} aria-hidden="true">
            <strong>{name}</strong>
            {lines(index).map((line) => (
              <span key={line.key} className={`${chartStyles.key} ${styles.tipLine}`}>
                <span data-tone={line.tone}>{line.label}</span>
                <span>{line.text}</span>
              </span>
            ))}
          </span>
        </span>
      ))}
    </div>
  )
}
