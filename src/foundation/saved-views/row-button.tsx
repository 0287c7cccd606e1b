import type { ReactNode } from 'react'
import styles from './office-grid.module.css'

/** Opens what is known of a row beside the list. */
export const RowButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={styles.open} onClick={onClick}>
    {children}
  </button>
)
