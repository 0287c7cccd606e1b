import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import styles from './bar-flyout.module.css'

type BarFlyoutProps = {
  id: string
  label: string
  icon?: IconName
  /** The edge that it shares with its button. */
  side?: 'start' | 'end'
  children: ReactNode
}

/** A button of the upper bar and what it opens. A native popover: it needs no script. */
export const BarFlyout = ({ id, label, icon, side = 'start', children }: BarFlyoutProps) => (
  <div className={styles.place} data-header-item={id}>
    <button type="button" className={styles.button} popoverTarget={id}>
      {icon && <Icon name={icon} size="small" />}
      {label}
      <Icon name="down" size="small" />
    </button>
    <div id={id} popover="auto" role="region" aria-label={label} className={styles.flyout} data-side={side}>
      {children}
    </div>
  </div>
)
