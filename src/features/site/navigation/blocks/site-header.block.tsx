import { pageHref, PageSlot, usePage, usePageText, type PageContext } from '#foundation/blocks/public.ts'
import { isTimedOutPath, signInAddress } from '#foundation/identity/public.ts'
import { BusinessLinks } from '#features/site/navigation/header/business-links.tsx'
import { ContactItem } from '#features/site/navigation/header/contact-item.tsx'
import { MENU_ID } from '#features/site/navigation/header/header-part.rules.ts'
import { HelpMenu } from '#features/site/navigation/header/help-menu.tsx'
import { SignInItem } from '#features/site/navigation/header/sign-in-item.tsx'
import { PrimaryNav } from '#features/site/navigation/menu/primary-nav.tsx'
import { SiteMenu } from '#features/site/navigation/menu/site-menu.tsx'
import { LocaleButton } from '#features/site/navigation/locale/locale-button.tsx'
import { LocaleFlyout } from '#features/site/navigation/locale/locale-flyout.tsx'
import type { SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { Brand } from '#ui/brand.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './site-header.module.css'

/** The same for everyone: what is personal is put into its places later, where room is stored for it. */
export const Block = (header: SiteHeader) => {
  const page = usePage()
  const t = useTexts('navigation')
  const signIn = usePageText((here) => signInAddress(here.config, wayBack(here)))
  const brand = (
    <Brand
      href={pageHref(page.locale, '/')}
      label={t('home', { name: page.tenant.name })}
      brand={header.brand}
      unit={header.unit}
    />
  )
  const burger = (
    <button type="button" className={styles.burger} popoverTarget={MENU_ID} aria-label={t('menu')}>
      <Icon name="menu" />
    </button>
  )
  // Staff at work need no shop around it; the phone's menu still holds their account and the languages.
  if (page.area === 'back-office')
    return (
      <header className={styles.header} data-header="">
        <div className={`wrap ${styles.main} ${styles.office}`}>
          {brand}
          <a className={styles.site} href={pageHref(page.locale, '/')}>
            <Icon name="out" size="small" /> {t('openSite')}
          </a>
          <HelpMenu {...header} />
          <LocaleButton />
          <SignInItem links={header.signInLinks} signIn={signIn} />
          {burger}
        </div>
        <LocaleFlyout />
        <SiteMenu header={header} signIn={signIn} />
      </header>
    )
  return (
    <header className={styles.header} data-header="" data-has-tour={header.tour.length > 0 ? '' : undefined}>
      <div className={styles.bar}>
        <div className="wrap on-hero">
          <BusinessLinks links={header.business} />
          <ContactItem contact={header.contact} />
          <LocaleButton />
          <HelpMenu {...header} />
        </div>
      </div>
      <div className={`wrap ${styles.main}`}>
        {brand}
        <PrimaryNav entries={header.entries} />
        <div className={styles.tools}>
          <PageSlot name="search" />
          <PageSlot name="inbox" />
          <PageSlot name="saved" />
          <PageSlot name="quick-cart" />
          <PageSlot name="cart" />
        </div>
        <LocaleButton />
        <SignInItem links={header.signInLinks} signIn={signIn} />
        {burger}
      </div>
      <div className={`wrap ${styles.accounts}`} data-account-row="">
        <PageSlot name="sold-to" />
        <PageSlot name="currency" />
        <PageSlot name="tools" />
      </div>
      <LocaleFlyout />
      <SiteMenu header={header} signIn={signIn} />
    </header>
  )
}

/** After signing in one is here again, unless this page only says that something ended or failed. */
const wayBack = ({ locale, path, kind, config }: PageContext): string =>
  kind === 'Error' || isTimedOutPath(path) ? config.postLoginHomePath : pageHref(locale, path)
