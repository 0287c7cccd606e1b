import { useId, type ReactNode } from 'react'
import { useFormats } from '#ui/use-formats.ts'
import styles from './progress.module.css'

type ProgressProps = {
  label: ReactNode
  /** The progress in words: "148 of 412 invoices". */
  detail?: ReactNode
  /** Without a value the bar only says that something runs. */
  value?: number
  max?: number
  hideLabel?: boolean
}

export const Progress = ({ label, detail, value, max = 100, hideLabel }: ProgressProps) => {
  const id = useId()
  const formats = useFormats()
  return (
    <div className={styles.progress}>
      <div className={hideLabel ? 'visually-hidden' : styles.words}>
        <span>
          <span className={styles.label} id={id}>
            {label}
          </span>
          {detail && <span className={styles.detail}> {detail}</span>}
        </span>
        {value !== undefined && <span className={styles.detail}>{formats.percent(value / max)}</span>}
      </div>
      <progress className={styles.bar} value={value} max={max} aria-labelledby={id} />
    </div>
  )
}
