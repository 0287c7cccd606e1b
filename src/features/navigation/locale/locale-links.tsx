import { pageHref, usePage } from '#features/blocks/public.ts'
import { sameLocale, SITE_LOCALES, type SiteLocale } from '#features/locale/public.ts'
import { localeTag } from '#kernel/locale.ts'
import styles from './locale-links.module.css'

/** The same page in every locale that has it; the home page where it does not exist. */
export const LocaleLinks = ({ look = 'list' }: { look?: 'list' | 'plain' }) => (
  <ul className={look === 'list' ? styles.list : undefined}>
    {SITE_LOCALES.map((locale) => (
      <li key={locale.label}>
        <LocaleLink locale={locale}>
          <span>{locale.countryName}</span>
          {look === 'list' && <span className={styles.language}>{locale.languageName}</span>}
        </LocaleLink>
      </li>
    ))}
  </ul>
)

const LocaleLink = ({ locale, children }: { locale: SiteLocale; children: React.ReactNode }) => {
  const page = usePage()
  const hasPage = page.alternates.some((alternate) => sameLocale(alternate, locale))
  return (
    <a
      href={pageHref(locale, hasPage ? page.path : '/')}
      lang={locale.language}
      hrefLang={localeTag(locale)}
      aria-current={sameLocale(locale, page.locale) ? 'true' : undefined}
    >
      {children}
    </a>
  )
}
