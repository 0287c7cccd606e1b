import type { ReactNode } from 'react'
import styles from './key-hint.module.css'

/** Keys, and what they do. */
export const KeyHint = ({ keys, children }: { keys: string; children: ReactNode }) => (
  <p className={styles.hint}>
    <kbd>{keys}</kbd> <span>{children}</span>
  </p>
)
