import { pageHref, usePage } from '#features/blocks/public.ts'
import { sameLocale, SITE_LOCALES } from '#features/locale/public.ts'
import styles from './locale-links.module.css'

/** The same page in every locale that has it; the home page where it does not exist. */
export const LocaleLinks = () => {
  const page = usePage()
  return (
    <ul className={styles.list}>
      {SITE_LOCALES.map((locale) => {
        const isHere = sameLocale(locale, page.locale)
        const hasPage = page.alternates.some((alternate) => sameLocale(alternate, locale))
        return (
          <li key={locale.label}>
            <a
              href={pageHref(locale, hasPage ? page.path : '/')}
              lang={locale.language}
              aria-current={isHere ? 'true' : undefined}
            >
              <span>{locale.countryName}</span>
              <span className={styles.language}>{locale.languageName}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
