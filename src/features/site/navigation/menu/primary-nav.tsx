import { usePage } from '#foundation/blocks/public.ts'
import { markCurrent } from '#features/site/navigation/menu/current-entry.rules.ts'
import { MenuSpinner } from '#features/site/navigation/menu/menu-spinner.tsx'
import { EntryLink } from '#features/site/navigation/menu/entry-link.tsx'
import type { SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './primary-nav.module.css'

type Entry = SiteHeader['entries'][number]

/** The link leads to the entry's page; the button and a resting pointer open what lies below, which is not in the page. */
const FlyoutEntry = ({ entry }: { entry: Entry }) => {
  const page = usePage()
  const t = useTexts('navigation')
  const { label, href } = entry
  return (
    <li data-nav-item="">
      <EntryLink entry={entry} current={markCurrent(page, href)} />
      <button type="button" className={styles.toggle} data-nav-toggle="" aria-label={t('more', { label })} aria-expanded="false">
        <Icon name="down" size="small" />
      </button>
    </li>
  )
}

/** The first level. */
export const PrimaryNav = ({ entries }: Pick<SiteHeader, 'entries'>) => {
  const page = usePage()
  const t = useTexts('navigation')
  return (
    <nav className={styles.primary} aria-label={t('primary')}>
      <ul>
        {entries.map((entry) =>
          entry.subnav ? (
            <FlyoutEntry key={entry.href} entry={entry} />
          ) : (
            <li key={entry.href}>
              <EntryLink entry={entry} current={markCurrent(page, entry.href)} />
            </li>
          ),
        )}
      </ul>
      <template data-nav-spinner="">
        <MenuSpinner />
      </template>
    </nav>
  )
}
