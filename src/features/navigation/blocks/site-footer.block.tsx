import { pageHref, usePage } from '#features/blocks/public.ts'
import { Brand } from '#ui/brand.tsx'
import { SupportButton } from '#features/navigation/footer/support-button.tsx'
import { LocaleLinks } from '#features/navigation/locale/locale-links.tsx'
import type { SiteFooter } from '#features/navigation/blocks/site-footer.schema.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './site-footer.module.css'

const Footer = ({ brand, unit, about, columns, copyright, legal }: SiteFooter) => {
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
          {columns.map((column) => (
            <div key={column.heading}>
              <h2>{column.heading}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div className={styles.locales}>
            <h2>{t('locales.title')}</h2>
            <LocaleLinks look="plain" />
          </div>
        </div>
        <div className={styles.legal}>
          <span>{copyright}</span>
          {legal.map((link) => (
            <a key={link.href} href={link.href}>
              {link.label}
            </a>
          ))}
        </div>
      </div>
    </footer>
  )
}

export const Block = (footer: SiteFooter) => (
  <>
    <SupportButton link={footer.support} />
    <Footer {...footer} />
  </>
)
