import { pageHref, usePage } from '#features/blocks/public.ts'
import { labelOf } from '#features/locale/public.ts'
import { Brand } from '#features/navigation/brand.tsx'
import { LocaleLinks } from '#features/navigation/locale-links.tsx'
import type { SiteHeader } from '#features/navigation/blocks/site-header.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './site-header.module.css'

const LOCALES_ID = 'country-language'
const MENU_ID = 'site-menu'

/** Menu and locale list are native popovers: they open, close on Escape and on a click outside without script. */
export const Block = ({ brand, unit, entries, contact }: SiteHeader) => {
  const page = usePage()
  const t = useTexts('navigation')
  const locales = t('locales.button', { label: labelOf(page.locale) })
  const links = entries.map((entry) => (
    <li key={entry.href}>
      <a href={entry.href} aria-current={isWithin(entry.href, pageHref(page.locale, page.path)) ? 'page' : undefined}>
        {entry.label}
      </a>
    </li>
  ))
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className="wrap on-hero">
          {contact ? <a href={contact.href}>{contact.label}</a> : null}
          <button type="button" popoverTarget={LOCALES_ID} aria-label={locales}>
            <Icon name="globe" size="small" />
            {labelOf(page.locale)}
          </button>
        </div>
      </div>
      <div className={`wrap ${styles.main}`}>
        <button type="button" className={styles.burger} popoverTarget={MENU_ID} aria-label={t('menu')}>
          <Icon name="menu" />
        </button>
        <Brand href={pageHref(page.locale, '/')} label={t('home', { name: page.tenant.name })} brand={brand} unit={unit} />
        <nav className={styles.primary} aria-label={t('primary')}>
          <ul>{links}</ul>
        </nav>
      </div>
      <div id={LOCALES_ID} popover="auto" role="region" aria-label={t('locales.title')} className={styles.locales}>
        <LocaleLinks />
      </div>
      <div id={MENU_ID} popover="auto" className={styles.menu}>
        <div className={styles.menuTop}>
          <span>{page.tenant.name}</span>
          <button
            type="button"
            className={styles.burger}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={t('close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t('menu')}>
          <ul>
            {links}
            {contact ? (
              <li>
                <a href={contact.href}>{contact.label}</a>
              </li>
            ) : null}
          </ul>
        </nav>
        <h2>{t('locales.title')}</h2>
        <LocaleLinks />
      </div>
    </header>
  )
}

/** A page lights up the entry it lies below. */
const isWithin = (entry: string, here: string): boolean => here === entry || here.startsWith(`${entry}/`)
