import { usePage } from '#foundation/blocks/public.ts'
import { findSiteLocale, labelOf } from '#foundation/locale/public.ts'
import { LOCALES_ID } from '#features/site/navigation/locale/locale-flyout.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './locale-button.module.css'

/** The page's own labels are in it from the start; script only writes what is stored instead [2.5.1, 2.5.3]. */
export const LocaleButton = () => <Opener className={styles.place} />

/** The way to the list from the menu, where the header has no room for its button [2.4.1]. */
export const LocaleMenuEntry = () => <Opener className={styles.entry} />

/** The language stands beside the button: a button is called by what is written on it. */
const Opener = ({ className }: { className: string | undefined }) => {
  const { locale } = usePage()
  const t = useTexts('navigation')
  return (
    <span className={className} data-locale-button="">
      <button
        type="button"
        className={styles.button}
        popoverTarget={LOCALES_ID}
        aria-label={t('locales.button', { label: labelOf(locale) })}
      >
        <Icon name="globe" size="small" />
        <span data-locale-label="">{labelOf(locale)}</span>
      </button>
      <span className={styles.language} data-locale-language="">
        {findSiteLocale(locale)?.languageName}
      </span>
    </span>
  )
}
