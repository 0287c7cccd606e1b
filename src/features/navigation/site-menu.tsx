import { usePage, type Link } from '#features/blocks/public.ts'
import { LocaleLinks } from '#features/navigation/locale-links.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './site-menu.module.css'

type SiteMenuProps = { id: string; links: readonly Link[]; mark: (href: string) => 'page' | undefined; signIn: string }

/** The whole screen, where the header has no room for its entries. It closes where it was opened. */
export const SiteMenu = ({ id, links, mark, signIn }: SiteMenuProps) => {
  const page = usePage()
  const t = useTexts('navigation')
  return (
    <div id={id} popover="auto" className={styles.menu}>
      <div className={styles.top}>
        <span>{page.tenant.name}</span>
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide" aria-label={t('close')}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.columns}>
        <nav aria-label={t('menu')}>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={mark(href)}>
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
