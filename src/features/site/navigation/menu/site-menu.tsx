import { markSlot, usePage, usePageFact } from '#foundation/blocks/public.ts'
import { LocaleMenuEntry } from '#features/site/navigation/locale/locale-button.tsx'
import { markCurrent } from '#features/site/navigation/menu/current-entry.rules.ts'
import { EntryLink } from '#features/site/navigation/menu/entry-link.tsx'
import { BUSINESS_ID, HELP_ID, MENU_ID } from '#features/site/navigation/header/header-part.rules.ts'
import { SignInLinks } from '#features/site/navigation/header/sign-in-links.tsx'
import type { SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './site-menu.module.css'

type SiteMenuProps = { header: SiteHeader; signIn: string }

const MenuEntry = ({ entry }: { entry: SiteHeader['entries'][number] }) => (
  <li>
    <EntryLink entry={entry} current={usePageFact((page) => markCurrent(page, entry.href))} />
    {entry.subnav && <Icon name="right" size="small" />}
  </li>
)

const ContactEntry = ({ label, href }: NonNullable<SiteHeader['contact']>) => (
  <li>
    <a href={href} aria-current={usePageFact((page) => markCurrent(page, href))} data-contact-us="">
      {label}
    </a>
  </li>
)

/** Entries with more below them lead there by script; without it they are links like the others. */
const Entries = ({ entries, contact }: SiteHeader) => (
  <ul>
    {entries.map((entry) => (
      <MenuEntry key={entry.href} entry={entry} />
    ))}
    {contact && <ContactEntry {...contact} />}
  </ul>
)

/** Leads to the list of a flyout in the upper bar, which a phone does not show. */
const FlyoutOpener = ({ flyout, label }: { flyout: string; label: string }) => (
  <button type="button" className={styles.opener} data-menu-open={flyout} data-header-item={flyout}>
    {label}
    <Icon name="right" size="small" />
  </button>
)

const TopBar = () => {
  const t = useTexts('navigation')
  return (
    <div className={styles.top}>
      <button type="button" className={styles.back} data-menu-back="" hidden>
        <Icon name="left" />
        {t('back')}
      </button>
      <span className={styles.name}>{usePage().tenant.name}</span>
      <button type="button" className={styles.close} popoverTarget={MENU_ID} popoverTargetAction="hide" aria-label={t('close')}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** The whole screen, where the header has no room for its entries [2.3.9]. A native popover: it needs no script to open and close. */
export const SiteMenu = ({ header, signIn }: SiteMenuProps) => {
  const t = useTexts('navigation')
  return (
    <div id={MENU_ID} popover="auto" className={styles.menu} data-phone-menu="" data-state="closed">
      <TopBar />
      <div className={styles.columns} data-menu-root="">
        <nav aria-label={t('menu')}>
          <Entries {...header} />
          <button type="button" className={styles.opener} data-menu-open="account">
            <Icon name="user" />
            <span className={styles.signedOut}>{t('signIn')}</span>
            <span className={styles.signedIn}>{t('myAccount')}</span>
            <Icon name="right" size="small" />
          </button>
          {header.help.length > 0 && <FlyoutOpener flyout={HELP_ID} label={t('help')} />}
          {header.business.length > 0 && <FlyoutOpener flyout={BUSINESS_ID} label={t('business')} />}
        </nav>
        <div>
          <LocaleMenuEntry />
        </div>
      </div>
      <div className={styles.level} data-menu-drawn="account" hidden>
        <h2 tabIndex={-1}>
          <span className={styles.signedOut}>{t('signIn')}</span>
          <span className={styles.signedIn}>{t('myAccount')}</span>
        </h2>
        <nav aria-label={t('myAccount')} className={styles.body} {...markSlot('account-slot', 'list')}>
          <SignInLinks links={header.signInLinks} signIn={signIn} />
        </nav>
      </div>
      <div data-menu-levels="" />
    </div>
  )
}
