import { usePage } from '#features/blocks/public.ts'
import { LocaleLinks } from '#features/navigation/locale/locale-links.tsx'
import { markCurrent } from '#features/navigation/menu/current-entry.rules.ts'
import type { SiteHeader } from '#features/navigation/blocks/site-header.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './site-menu.module.css'

export const MENU_ID = 'site-menu'

type SiteMenuProps = { header: SiteHeader; signIn: string }

/** The whole screen, where the header has no room for its entries. It closes where it was opened. */
export const SiteMenu = ({ header: { entries, contact }, signIn }: SiteMenuProps) => {
  const page = usePage()
  const t = useTexts('navigation')
  return (
    <div id={MENU_ID} popover="auto" className={styles.menu}>
      <div className={styles.top}>
        <span>{page.tenant.name}</span>
        <button type="button" className={styles.close} popoverTarget={MENU_ID} popoverTargetAction="hide" aria-label={t('close')}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.columns}>
        <nav aria-label={t('menu')}>
          <ul>
            {(contact ? [...entries, contact] : entries).map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={markCurrent(page, href)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.account} data-account-slot="list">
            <a href={signIn}>{t('signIn')}</a>
          </div>
        </nav>
        <div className={styles.locales}>
          <h2>{t('locales.title')}</h2>
          <LocaleLinks />
        </div>
      </div>
    </div>
  )
}
