import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type BadgeTone = 'ok' | 'warn' | 'bad' | 'info' | 'idle'
/** Dot is done, half is under way, ring has not begun, diamond needs attention. */
export type BadgeSign = 'dot' | 'half' | 'ring' | 'diamond'

const usualSign: Readonly<Record<BadgeTone, BadgeSign>> = {
  ok: 'dot',
  info: 'half',
  idle: 'ring',
  warn: 'diamond',
  bad: 'diamond',
}

/** Always a sign and a word, so that the state reads without colour. */
export const Badge = ({
  tone = 'idle',
  sign = usualSign[tone],
  children,
}: {
  tone?: BadgeTone
  sign?: BadgeSign
  children: ReactNode
}) => (
  <span className={styles.badge} data-tone={tone} data-sign={sign}>
    {children}
  </span>
)

/** A small fact without a state: "Current", "PDF", "New". */
export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>
