import { LONGEST_QUERY } from '#features/search/search-api/public.ts'
import { Button } from '#ui/button.tsx'
import styles from './search-form.module.css'

type SearchFormProps = { action: string; label: string; submit: string; query?: string; type?: string }

/** A plain form: it leads to the results page with or without script. */
export const SearchForm = ({ action, label, submit, query = '', type }: SearchFormProps) => (
  <form className={styles.form} action={action} role="search">
    <input
      type="search"
      name="search"
      aria-label={label}
      placeholder={label}
      defaultValue={query}
      maxLength={LONGEST_QUERY}
      autoComplete="off"
      enterKeyHint="search"
      required
    />
    {type && <input type="hidden" name="type" value={type} />}
    <Button type="submit">{submit}</Button>
  </form>
)
