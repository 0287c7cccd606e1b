import type { IconName } from '#ui/icon-names.ts'
import sprite from './icons.svg?no-inline'
import styles from './icon.module.css'

/** Always beside a word, or inside a control that has a label: the icon itself is silent. */
export const Icon = ({ name, size = 'medium' }: { name: IconName; size?: 'small' | 'medium' | 'large' }) => (
  <svg className={styles.icon} data-size={size === 'medium' ? undefined : size} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
)
