import { pageHref, usePage, usePageText } from '#foundation/blocks/public.ts'
import { labelOf } from '#foundation/locale/public.ts'
import type { LocaleEntry } from '#features/site/navigation/locale/locale-entry.rules.ts'
import { localePath, localeTag } from '#kernel/locale.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './locale-flyout.module.css'

export const LOCALES_ID = 'country-language'

/** The list that stands in the footer of every page. */
export const PLAIN_LOCALES_ID = 'locales'

/**
 * A native popover whose list arrives when someone reaches for it; without script a link leads to the plain list.
 * The hidden field tells the page's own label until then [2.5.2].
 */
export const LocaleFlyout = () => {
  const { locale } = usePage()
  // A missing page has no address worth storing. With a query the page is opened anew, and nothing lies over it.
  const plainList = usePageText(
    (here) => `${pageHref(here.locale, here.kind === 'Error' ? '/' : here.path)}?#${PLAIN_LOCALES_ID}`,
  )
  const t = useTexts('navigation')
  const map: LocaleEntry[] = [
    { path: localePath(locale), locale: labelOf(locale), 'data-country-language-code': localeTag(locale).toLowerCase() },
  ]
  return (
    <div id={LOCALES_ID} popover="auto" role="region" aria-label={t('locales.title')} className={styles.locales} data-locales="">
      <a href={plainList}>{t('locales.title')}</a>
      <input type="hidden" id="locale-map" value={JSON.stringify(map)} />
    </div>
  )
}
