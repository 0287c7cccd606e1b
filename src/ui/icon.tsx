import sprite from './icons.svg?no-inline'
import styles from './icon.module.css'

/** One sprite for all icons; a new one is a symbol in icons.svg and a word here. */
export const ICON_NAMES = [
  'search',
  'menu',
  'close',
  'down',
  'right',
  'left',
  'arrow',
  'cart',
  'save',
  'user',
  'globe',
  'help',
  'download',
  'file',
  'check',
  'alert',
  'info',
  'clock',
  'lock',
  'filter',
  'grid',
  'list',
  'truck',
  'box',
  'wrench',
  'plus',
  'minus',
  'refresh',
  'home',
  'chat',
  'gear',
  'building',
  'out',
  'recent',
  'trash',
  'eye',
  'cal',
  'book',
] as const
export type IconName = (typeof ICON_NAMES)[number]

/** Always beside a word, or inside a control that has a label: the icon itself is silent. */
export const Icon = ({ name, size = 'medium' }: { name: IconName; size?: 'small' | 'medium' | 'large' }) => (
  <svg className={styles.icon} data-size={size} aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
)
