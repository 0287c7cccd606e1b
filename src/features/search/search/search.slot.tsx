import { usePage } from '#foundation/blocks/public.ts'
import { chooseResultsPath } from '#features/search/search/takeover/results-path.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-entry.module.css'

/**
 * Without script the button leads to the search page; with it, it opens the search right here [2.8.2].
 * Where the header has room it looks like the field that it opens.
 */
export const Slot = () => {
  const t = useTexts('search')
  const { locale, config } = usePage()
  return (
    <form className={styles.entry} action={chooseResultsPath(config.searchResultsPath, locale)} data-search-open="">
      {/* What stands in it is drawn by the style: the button is called 'Search', whatever it looks like. */}
      <button type="submit" aria-label={t('open')} data-entry={t('entry')}>
        <Icon name="search" />
        <kbd />
      </button>
    </form>
  )
}
