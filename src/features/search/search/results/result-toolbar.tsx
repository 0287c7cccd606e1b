import { nameValue } from '#features/search/search/results/facet-view.rules.ts'
import { countChosen, FACET_FIELDS, removeValue, RESULT_SORTS, writeState } from '#features/search/search-api/public.ts'
import type { ResultsView } from '#features/search/search/results/results-view.rules.ts'
import { useValueName } from '#features/search/search/results/use-result-names.client.ts'
import { Button } from '#ui/button.tsx'
import { Chip, ChipRow } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './results.module.css'

type ToolbarProps = { view: ResultsView; address: string; form: string }

/** Chips are links: each leads to the list without its value. */
const Choices = ({ view: { state, words }, address }: Omit<ToolbarProps, 'form'>) => {
  const t = useTexts('search')
  const nameKnown = useValueName()
  const chosen = FACET_FIELDS.flatMap((field) => (state.chosen[field] ?? []).map((value) => ({ field, value })))
  if (chosen.length === 0) return null
  return (
    <div className={styles.chosen}>
      <ChipRow label={t('results.chosen')}>
        {chosen.map(({ field, value }) => (
          <Chip
            key={`${field} ${value}`}
            label={nameValue(field, value, words) ?? nameKnown(field, value)}
            removeHref={address + writeState(removeValue(state, field, value))}
          />
        ))}
      </ChipRow>
      <a href={address + writeState({ ...state, chosen: {}, page: 1 })}>{t('results.clear')}</a>
    </div>
  )
}

/** The chosen filters and the order; the select belongs to the form of the filters. */
export const ResultToolbar = ({ view, address, form }: ToolbarProps) => {
  const t = useTexts('search')
  const { state, facets } = view
  const count = countChosen(state)
  return (
    <div className={styles.toolbar}>
      <Choices view={view} address={address} />
      <div className={styles.end}>
        {facets.length > 0 && (
          <span className={styles.filters}>
            <Button variant="secondary" size="small" wide popoverTarget={form}>
              <Icon name="filter" size="small" />
              {count > 0 ? t('results.filters.count', { count }) : t('results.filters')}
            </Button>
          </span>
        )}
        <Select
          key={state.sort}
          label={t('results.sort')}
          hideLabel
          size="small"
          name="sort"
          form={form}
          options={RESULT_SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          defaultValue={state.sort}
        />
        <span className={styles.sort}>
          <Button type="submit" variant="secondary" size="small" form={form}>
            {t('results.sort.apply')}
          </Button>
        </span>
      </div>
    </div>
  )
}
