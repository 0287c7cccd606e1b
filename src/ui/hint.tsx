import type { ReactNode } from 'react'
import styles from './hint.module.css'

type HintProps = { label: string; children: ReactNode; actions: ReactNode }

/** A small card that explains a place of the frame. It blocks nothing: clicks beside its buttons go to the page below. */
export const Hint = ({ label, children, actions }: HintProps) => (
  <section className={styles.hint} aria-label={label} data-hint="">
    <div aria-live="polite">{children}</div>
    <div className={styles.actions}>{actions}</div>
  </section>
)
