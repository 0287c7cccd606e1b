import type { NavColumns } from '#features/site/navigation/blocks/nav-columns.schema.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './nav-columns.module.css'

export const Block = ({ columns, tile }: NavColumns) => (
  <div className={`wrap ${styles.columns}`}>
    {columns.map(({ heading, links }) => (
      <div key={heading}>
        <h2>{heading}</h2>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    ))}
    {tile && (
      <a href={tile.href} className={styles.tile}>
        <b>
          {tile.label} <Icon name="arrow" size="small" />
        </b>
        {tile.text}
      </a>
    )}
  </div>
)
