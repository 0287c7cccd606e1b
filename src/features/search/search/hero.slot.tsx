import { usePage } from '#foundation/blocks/public.ts'
import { LONGEST_QUERY } from '#features/search/search-api/public.ts'
import { chooseResultsPath } from '#features/search/search/takeover/results-path.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-entry.module.css'

/** For those who have the number in their hand: the part itself is the first result. */
export const Slot = () => {
  const t = useTexts('search')
  const { locale, config } = usePage()
  return (
    <form className={styles.part} action={chooseResultsPath(config.searchResultsPath, locale)}>
      <input name="search" aria-label={t('part')} placeholder={t('part')} maxLength={LONGEST_QUERY} required />
      <button type="submit">{t('part.find')}</button>
    </form>
  )
}
