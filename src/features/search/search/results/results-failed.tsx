import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './results.module.css'

type ResultsFailedProps = {
  /** The page without its question. */
  address: string
  /** The address to try again, as `?search=…`. */
  search: string
}

/** Instead of the list when the search did not answer; the form asks again with or without script [8.8.2]. */
export const ResultsFailed = ({ address, search }: ResultsFailedProps) => {
  const t = useTexts('search')
  const retry = useTexts('ui')('retry')
  return (
    <div className={styles.empty} data-results-part="list">
      <EmptyState
        headingLevel={3}
        icon="search"
        title={t('failed.title')}
        action={
          <form action={address}>
            {[...new URLSearchParams(search)].map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" variant="secondary">
              {retry}
            </Button>
          </form>
        }
      >
        {t('failed.text')}
      </EmptyState>
    </div>
  )
}
