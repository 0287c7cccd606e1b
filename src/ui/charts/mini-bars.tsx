import { findExtremes } from '#ui/charts/chart.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './mini-bars.module.css'

export type MiniBar = { readonly name: string; readonly value: number }

const HEIGHT = 48
const STEP = 20
const GAP = 4

/** A few values in a row, small enough for a card: no axes, but its ends are named and each bar has its value. */
export const MiniBars = ({ title, points }: { title: string; points: readonly MiniBar[] }) => {
  const t = useTexts('ui')
  const { number } = useFormats()
  const found = findExtremes(points.map(({ value }) => value))
  if (!found) return null
  const [first, last] = [points[0], points.at(-1)]
  const words = { first: number(first?.value ?? 0), last: number(last?.value ?? 0), most: number(found.most) }
  const heightOf = (value: number): number => Math.max(2, (value / Math.max(1, found.most)) * HEIGHT)
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${points.length * STEP - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${t('chart.spark', words)}`}
      >
        {points.map(({ name, value }, at) => (
          <rect key={name} x={at * STEP} y={HEIGHT - heightOf(value)} width={STEP - GAP} height={heightOf(value)}>
            <title>{`${name}: ${number(value)}`}</title>
          </rect>
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{first?.name}</span>
        <span>{last?.name}</span>
      </div>
    </figure>
  )
}
