import { lookUp } from '#kernel/look-up.ts'
import { pageHref, usePage, usePageText, type PageContext } from '#foundation/blocks/public.ts'
import { namesOf, sameLocale, SITE_LOCALES, type SiteLocale } from '#foundation/locale/public.ts'
import type { SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { localePath, localeTag } from '#kernel/locale.ts'

type PostLoginPages = SiteHeader['postLoginPages']

type LocaleLinksProps = {
  /** Without them it is a plain list. */
  classes?: { readonly list?: string; readonly language?: string }
  locales?: readonly SiteLocale[]
  /** Given where the entries of the list of the flyout stand; links elsewhere look them up there by their code. */
  postLoginPages?: PostLoginPages
  /** By code, where the page itself knows better. */
  hrefs?: ReadonlyMap<string, string> | undefined
  hidden?: boolean
}

/** The same page in every locale that has it, or the nearest one that is there; else the home page. */
export const LocaleLinks = ({ classes, locales = SITE_LOCALES, postLoginPages, hrefs, hidden }: LocaleLinksProps) => (
  <ul className={classes?.list} hidden={hidden}>
    {locales.map((locale) => (
      <li key={locale.label}>
        <LocaleLink locale={locale} postLoginPages={postLoginPages} hrefs={hrefs}>
          {classes ? <span>{locale.countryName}</span> : locale.countryName}
          {classes && <span className={classes.language}>{locale.languageName}</span>}
        </LocaleLink>
      </li>
    ))}
  </ul>
)

type LocaleLinkProps = Pick<LocaleLinksProps, 'postLoginPages' | 'hrefs'> & { locale: SiteLocale; children: React.ReactNode }

const nearestHref = ({ path, alternates, nearestPaths }: PageContext, locale: SiteLocale): string => {
  const hasPage = alternates?.some((alternate) => sameLocale(alternate, locale))
  return pageHref(locale, hasPage ? path : (lookUp(nearestPaths, localeTag(locale)) ?? '/'))
}

/** A link first: script adds what else a choice does, by `data-country-language-code`. */
const LocaleLink = ({ locale, postLoginPages, hrefs, children }: LocaleLinkProps) => {
  const page = usePage()
  const code = localeTag(locale).toLowerCase()
  const nearest = usePageText((here) => nearestHref(here, locale))
  const entry = postLoginPages && {
    hrefLang: localeTag(locale),
    'data-path': localePath(locale),
    'data-locale': locale.label,
    'data-language-name': locale.languageName,
    'data-names': namesOf(locale, page.locale.language).join('\n'),
    'data-postlogin-redirectpage': postLoginPages.find(
      ({ country, language }) => country === locale.country && language === locale.language,
    )?.href,
  }
  return (
    <a
      href={hrefs?.get(code) ?? nearest}
      lang={locale.language}
      aria-current={sameLocale(locale, page.locale) ? 'true' : undefined}
      data-country-language-code={code}
      {...entry}
    >
      {children}
    </a>
  )
}
