import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './history.module.css'

type HistoryEntry = {
  readonly key: string
  readonly at: string
  /** Nobody in particular where it happened by itself. */
  readonly who?: string | undefined
  readonly what: ReactNode
  /** In somebody's own words. */
  readonly note?: string | undefined
}

type HistoryProps = {
  /** The newest first. */
  readonly entries: readonly HistoryEntry[]
  /** The next step, and whose turn it is; nothing where it has ended. */
  readonly next?: ReactNode
  readonly timeZone?: string | undefined
}

/** Who did what and when, the newest first, below what comes next. */
export const History = ({ entries, next, timeZone }: HistoryProps) => {
  const t = useTexts('ui')
  const { dateTime } = useFormats()
  return (
    <ol className={styles.history} data-history="">
      {next !== undefined && next !== null && next !== false && (
        <li data-next="">
          <span className={styles.sign} aria-hidden="true" />
          <div>
            <span className={styles.when}>{t('history.next')}</span>
            <p>{next}</p>
          </div>
        </li>
      )}
      {entries.map(({ key, at, who, what, note }) => (
        <li key={key}>
          <span className={styles.sign} aria-hidden="true">
            {who ? who.slice(0, 1).toLocaleUpperCase() : <Icon name="check" size="small" />}
          </span>
          <div>
            <p>
              {who && <strong>{who}</strong>} {what}
            </p>
            <time className={styles.when} dateTime={at}>
              {dateTime(at, timeZone === undefined ? {} : { timeZone })}
            </time>
            {note !== undefined && note !== '' && <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
