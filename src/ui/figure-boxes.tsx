import type { ReactNode } from 'react'
import styles from './figure-boxes.module.css'

export type FigureBox = {
  readonly title: string
  readonly value: ReactNode
  /** Below the value, one line each. */
  readonly notes: readonly ReactNode[]
}

/** The few numbers of a report, each in a box of its own. */
export const FigureBoxes = ({ boxes }: { boxes: readonly FigureBox[] }) => (
  <dl className={styles.boxes}>
    {boxes.map(({ title, value, notes }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd className={styles.value}>{value}</dd>
        {notes.map((note, at) => (
          <dd key={at} className={styles.note}>
            {note}
          </dd>
        ))}
      </div>
    ))}
  </dl>
)
