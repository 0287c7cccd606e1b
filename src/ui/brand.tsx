import sprite from './icons.svg?no-inline'
import styles from './brand.module.css'

/** The portal arch with the group's name and the unit below it; a site's own style sheet puts its logo in their place. */
export const Brand = ({ href, label, brand, unit }: { href: string; label: string; brand: string; unit?: string }) => (
  <a className={styles.brand} href={href} aria-label={label} data-brand="">
    <svg aria-hidden="true">
      <use href={`${sprite}#arch`} />
    </svg>
    <span className={styles.words} translate="no">
      {`${brand} `}
      {unit && <small>{unit}</small>}
    </span>
  </a>
)
