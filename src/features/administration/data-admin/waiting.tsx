import type { ReactNode } from 'react'
import { Spinner } from '#ui/spinner.tsx'
import styles from './data-admin.module.css'

/** Something is on its way; said to screen readers as well. */
export const Waiting = ({ children }: { children: ReactNode }) => (
  <p className={styles.waiting} role="status">
    <Spinner size="small" /> {children}
  </p>
)
