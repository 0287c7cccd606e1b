import type { ReactNode } from 'react'
import styles from './stock-line.module.css'

type StockLineProps = {
  readonly state: 'in' | 'low' | 'out'
  /** How it comes where nobody keeps any. */
  readonly supply?: 'order' | 'licence' | undefined
  /** By which scripts find it. */
  readonly 'data-offer-stock'?: string
  readonly children: ReactNode
}

/** Availability: a sign and a word, so that it reads without colour. */
export const StockLine = ({ state, supply, 'data-offer-stock': mark, children }: StockLineProps) => (
  <span className={styles.stock} data-state={state} data-supply={supply} data-offer-stock={mark}>
    {children}
  </span>
)
