import type { ReactNode } from 'react'
import styles from './page-bar.module.css'

type PageBarProps = {
  readonly amount?: string | undefined
  /** Whose money it is. */
  readonly note: string
  /** The page's one button; where it stands in the page too, that one is `InPlace`. */
  readonly children: ReactNode
}

/**
 * The total and the button that goes on, in reach at the lower edge of a phone; wide screens do not have it.
 * The last child of a flex column: a cell of a grid would be all the room in which it may stick.
 */
export const PageBar = ({ amount, note, children }: PageBarProps) => (
  <div className={styles.bar} data-page-bar="">
    <span>
      {amount !== undefined && <strong>{amount}</strong>}
      <span className={styles.note}>{note}</span>
    </span>
    <span>{children}</span>
  </div>
)

/** A button in its place in the page, where no bar has it. */
export const InPlace = ({ children }: { children: ReactNode }) => <span className={styles.inPlace}>{children}</span>
