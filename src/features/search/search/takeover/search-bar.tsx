import type { ComponentProps } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { LONGEST_QUERY } from '#features/search/search-api/public.ts'
import type { TypeOffer } from '#features/search/search/takeover/offered-type.rules.ts'
import { chooseResultsPath } from '#features/search/search/takeover/results-path.rules.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-bar.module.css'

type SearchBarProps = TypeOffer & {
  /** Added by the island once it is hydrated. */
  form?: ComponentProps<'form'>
  select?: ComponentProps<'select'>
  input?: ComponentProps<'input'>
}

/** A plain form as an anonymous visitor gets it, since the page is the same for everyone; the island knows more about the person. */
export const SearchBar = ({ offered, chosen, form, select, input }: SearchBarProps) => {
  const { locale, config } = usePage()
  const t = useTexts('search')
  return (
    <form className={styles.bar} action={chooseResultsPath(config.searchResultsPath, locale)} role="search" {...form}>
      <span className={styles.types}>
        {/* Each type says what to enter and, on hover, what it finds [2.8.6]. */}
        <select
          name="type"
          aria-label={t('takeover.type')}
          title={chosen && t(`type.${chosen}.hover`)}
          {...(select ? { value: chosen, ...select } : { defaultValue: chosen })}
        >
          {offered.map((type) => (
            <option key={type} value={type} title={t(`type.${type}.hover`)}>
              {t(`type.${type}`)}
            </option>
          ))}
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
        {...input}
      />
      <Button type="submit" aria-label={t('submit')}>
        <Icon name="search" />
        <span>{t('submit')}</span>
      </Button>
    </form>
  )
}
