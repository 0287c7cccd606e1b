import type { SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { NavEntries } from '#features/site/navigation/menu/nav-entries.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './primary-nav.module.css'

/** The first level; its flyouts are an island that wakes when someone reaches for an entry. */
export const PrimaryNav = ({ entries }: Pick<SiteHeader, 'entries'>) => (
  <nav className={styles.primary} aria-label={useTexts('navigation')('primary')} data-primary-nav="">
    <NavEntries entries={entries} />
  </nav>
)
