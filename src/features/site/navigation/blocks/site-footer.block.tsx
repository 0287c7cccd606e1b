import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { Brand } from '#ui/brand.tsx'
import { FooterColumn } from '#features/site/navigation/footer/footer-column.tsx'
import { PrivacyLink } from '#features/site/navigation/footer/privacy-link.tsx'
import { SupportButton } from '#features/site/navigation/footer/support-button.tsx'
import { PLAIN_LOCALES_ID } from '#features/site/navigation/locale/locale-flyout.tsx'
import { LocaleLinks } from '#features/site/navigation/locale/locale-links.tsx'
import type { SiteFooter } from '#features/site/navigation/blocks/site-footer.schema.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './site-footer.module.css'

const Footer = ({ brand, unit, about, columns, business, copyright, legal }: SiteFooter) => {
  const page = usePage()
  const t = useTexts('navigation')
  return (
    <footer className={`on-hero ${styles.footer}`}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.about}>
          <Brand href={pageHref(page.locale, '/')} label={t('home', { name: page.tenant.name })} brand={brand} unit={unit} />
          <p>{about}</p>
        </div>
        <div className={styles.columns}>
          {columns.map(({ heading, links }) => (
            <FooterColumn key={heading} heading={heading} links={links} />
          ))}
          {business.length > 0 && <FooterColumn heading={t('business')} links={business} here={`/business/${page.tenant.key}`} />}
          <div className={styles.locales} id={PLAIN_LOCALES_ID}>
            <h2>{t('locales.title')}</h2>
            <LocaleLinks />
          </div>
        </div>
        <LegalRow copyright={copyright} legal={legal} />
      </div>
    </footer>
  )
}

/** Beside the portal's own navigation: the legal row, and the countries for those who request them without script. */
const SlimFooter = ({ copyright, legal }: SiteFooter) => {
  const t = useTexts('navigation')
  return (
    <footer className={`on-hero ${styles.footer}`} data-slim="">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.locales} id={PLAIN_LOCALES_ID}>
          <h2>{t('locales.title')}</h2>
          <LocaleLinks />
        </div>
        <LegalRow copyright={copyright} legal={legal} />
      </div>
    </footer>
  )
}

const LegalRow = ({ copyright, legal }: Pick<SiteFooter, 'copyright' | 'legal'>) => (
  <div className={styles.legal}>
    <span>{copyright}</span>
    {legal.map((link) => (
      <a key={link.href} href={link.href}>
        {link.label}
      </a>
    ))}
    <PrivacyLink />
  </div>
)

export const Block = (footer: SiteFooter) => (
  <>
    <SupportButton link={footer.support} />
    {usePage().area ? <SlimFooter {...footer} /> : <Footer {...footer} />}
  </>
)
