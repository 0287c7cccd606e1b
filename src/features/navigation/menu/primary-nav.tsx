import { usePage } from '#features/blocks/public.ts'
import { markCurrent } from '#features/navigation/menu/current-entry.rules.ts'
import type { SiteHeader } from '#features/navigation/blocks/site-header.schema.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './primary-nav.module.css'

/** The first level. An entry with more below it says where that loads from; the levels themselves are not in the page. */
export const PrimaryNav = ({ entries }: Pick<SiteHeader, 'entries'>) => {
  const page = usePage()
  const t = useTexts('navigation')
  return (
    <nav className={styles.primary} aria-label={t('primary')}>
      <ul>
        {entries.map(({ label, href, flyout, subnav, locked }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={markCurrent(page, href)}
              data-flyout={flyout}
              data-subnav={subnav}
              data-subnav-payload={subnav && JSON.stringify({ navTitle: label, flyout })}
              data-locked={locked ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
