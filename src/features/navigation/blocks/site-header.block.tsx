import { pageHref, usePage, type PageContext } from '#features/blocks/public.ts'
import { isTimedOutPath, signInAddress } from '#features/identity/public.ts'
import { labelOf } from '#features/locale/public.ts'
import { Brand } from '#ui/brand.tsx'
import { SiteMenu } from '#features/navigation/site-menu.tsx'
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
  const signIn = signInAddress(page.config, wayBack(page))
  const here = pageHref(page.locale, page.path)
  const mark = (href: string) => (isWithin(href, here) ? ('page' as const) : undefined)
  const chooser = (
    <button
      type="button"
      className={styles.chooser}
      popoverTarget={LOCALES_ID}
      aria-label={t('locales.button', { label: labelOf(page.locale) })}
    >
      <Icon name="globe" size="small" />
      {labelOf(page.locale)}
    </button>
  )
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className="wrap on-hero">
          {contact ? (
            <a href={contact.href} aria-current={mark(contact.href)}>
              <Icon name="help" size="small" />
              {contact.label}
            </a>
          ) : null}
          {chooser}
        </div>
      </div>
      <div className={`wrap ${styles.main}`}>
        <Brand href={pageHref(page.locale, '/')} label={t('home', { name: page.tenant.name })} brand={brand} unit={unit} />
        <nav className={styles.primary} aria-label={t('primary')}>
          <ul>
            {entries.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={mark(href)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {chooser}
        <div className={styles.account} data-account-slot="menu">
          <a href={signIn}>
            <Icon name="user" />
            <span>{t('signIn')}</span>
          </a>
        </div>
        <button type="button" className={styles.burger} popoverTarget={MENU_ID} aria-label={t('menu')}>
          <Icon name="menu" />
        </button>
      </div>
      <div id={LOCALES_ID} popover="auto" role="region" aria-label={t('locales.title')} className={styles.locales}>
        <LocaleLinks />
      </div>
      <SiteMenu id={MENU_ID} links={contact ? [...entries, contact] : entries} mark={mark} signIn={signIn} />
    </header>
  )
}

/** After signing in one is here again, unless this page only says that something ended or failed. */
const wayBack = ({ locale, path, kind, config }: PageContext): string =>
  kind === 'Error' || isTimedOutPath(path) ? config.postLoginHomePath : pageHref(locale, path)

/** A page lights up the entry it lies below. */
const isWithin = (entry: string, here: string): boolean => here === entry || here.startsWith(`${entry}/`)
