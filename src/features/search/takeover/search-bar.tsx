import { usePage } from '#features/blocks/public.ts'
import { LONGEST_QUERY } from '#features/search/search.rules.ts'
import { chooseType, listTypes, anonymousSearcher, type DocumentType } from '#features/search/takeover/document-type.rules.ts'
import { chooseResultsPath } from '#features/search/takeover/results-path.rules.ts'
import { TypeOptions } from '#features/search/takeover/type-options.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-bar.module.css'

/** A plain form as an anonymous visitor gets it, since the page is the same for everyone; the script knows more about the person. */
export const SearchBar = ({ types }: { types: readonly DocumentType[] }) => {
  const { tenant, locale, config } = usePage()
  const t = useTexts('search')
  const anonymous = anonymousSearcher(tenant.traits)
  const offered = listTypes(types, anonymous)
  const chosen = chooseType(offered, anonymous)
  return (
    <form className={styles.bar} action={chooseResultsPath(config.searchResultsPath, locale)} role="search" data-search-form="">
      <span className={styles.types}>
        <select name="type" aria-label={t('takeover.type')} title={chosen && t(`type.${chosen}.hover`)} defaultValue={chosen}>
          <TypeOptions types={offered} />
        </select>
        <Icon name="down" size="small" />
      </span>
      <input
        name="search"
        aria-label={t('open')}
        placeholder={chosen && t(`type.${chosen}.hint`)}
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        required
      />
      <Button type="submit" aria-label={t('submit')}>
        <Icon name="search" />
        <span>{t('submit')}</span>
      </Button>
    </form>
  )
}
