import styles from './brand.module.css'

/** The portal arch with the group's name and the unit below it. */
export const Brand = ({ href, label, brand, unit }: { href: string; label: string; brand: string; unit?: string }) => (
  <a className={styles.brand} href={href} aria-label={label}>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d="M2 2h10v9h8V2h10v28H20v-6a4 4 0 0 0-8 0v6H2z" />
    </svg>
    <span className={styles.words} translate="no">
      {brand} {unit ? <small>{unit}</small> : null}
    </span>
  </a>
)
