import { useEffect, useId, useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { ChoicesFilter } from '#ui/data-grid/choices-filter.tsx'
import {
  changeGrid,
  foldFilters,
  readDates,
  setFilter,
  toggleChoice,
  writeDates,
  type GridFilter,
} from '#ui/data-grid/data-grid.rules.ts'
import type { Grid } from '#ui/data-grid/use-grid.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './data-grid.module.css'

type FilterProps<Kind extends GridFilter['kind']> = {
  filter: Extract<GridFilter, { kind: Kind }>
  value: string
  onChange: (value: string) => void
}

/** Letters typed in quick succession make one call. */
const PAUSE_MS = 250

const TextFilter = ({ filter, value, onChange }: FilterProps<'text'>) => {
  const [text, setText] = useState(value)
  // The address has changed by itself: by the back button, or by a view.
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (text.trim() !== value) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return
    const pause = setTimeout(() => onChange(text.trim()), PAUSE_MS)
    return () => clearTimeout(pause)
    // oxlint-disable-next-line react/exhaustive-deps -- a new handler must not begin the pause anew
  }, [text, value])
  return (
    <TextField
      type="search"
      icon="search"
      size="small"
      label={filter.label}
      hideLabel={filter.isFirst}
      placeholder={filter.isFirst ? (filter.hint ?? filter.label) : undefined}
      hint={filter.isFirst ? undefined : filter.hint}
      value={text}
      maxLength={100}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

const DatesFilter = ({ filter, value, onChange }: FilterProps<'dates'>) => {
  const t = useTexts('ui')
  const { from, until } = readDates(value)
  const change = (next: { from?: string; until?: string }): void => onChange(writeDates(next.from ?? from, next.until ?? until))
  return (
    <>
      <TextField
        type="date"
        size="small"
        label={t('grid.from', { label: filter.label })}
        value={from}
        max={until || undefined}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        type="date"
        size="small"
        label={t('grid.until', { label: filter.label })}
        value={until}
        min={from || undefined}
        onChange={(event) => change({ until: event.target.value })}
      />
    </>
  )
}

type SimpleFilter = Exclude<GridFilter, { kind: 'choices' }>

const OneFilter = ({ filter, value, onChange }: { filter: SimpleFilter; value: string; onChange: (value: string) => void }) => {
  const t = useTexts('ui')
  if (filter.kind === 'text') return <TextFilter {...{ filter, value, onChange }} />
  if (filter.kind === 'dates') return <DatesFilter {...{ filter, value, onChange }} />
  return (
    <Select
      size="small"
      label={filter.label}
      placeholder={t('grid.any')}
      value={value}
      options={filter.options}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const isFirst = (filter: GridFilter): boolean => filter.kind === 'text' && filter.isFirst === true

const DrawnFilter = ({ filter, grid: { state, change } }: { filter: GridFilter; grid: Grid }) => (
  <div className={styles.filter} data-kind={filter.kind} data-first={isFirst(filter) || undefined}>
    {filter.kind === 'choices' ? (
      <ChoicesFilter
        filter={filter}
        value={state.filters.get(filter.key)}
        onToggle={(choice) => change((now) => setFilter(now, filter.key, toggleChoice(now.filters.get(filter.key), choice)))}
      />
    ) : (
      <OneFilter
        filter={filter}
        value={state.filters.get(filter.key) ?? ''}
        onChange={(value) => change((now) => setFilter(now, filter.key, value), filter.kind === 'choice' ? 'push' : 'replace')}
      />
    )}
  </div>
)

/** One line that folds: on a wide screen what does not fit waits behind 'More filters', on a phone all but the search behind 'Filters'. */
export const GridFilters = ({ grid, sort }: { grid: Grid; sort?: ReactNode }) => {
  const { shape, state, change } = grid
  const t = useTexts('ui')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  // As the page was opened: a filter must not change its place while somebody types into it.
  const [usedAtFirst] = useState(() => new Set(state.filters.keys()))
  const { inLine, folded } = foldFilters(shape.filters, (key) => usedAtFirst.has(key))
  const draw = (filter: GridFilter) => <DrawnFilter key={filter.key} filter={filter} grid={grid} />
  if (shape.filters.length === 0) return null
  const isMany = shape.filters.length > 1 || shape.filters[0]?.kind === 'dates'
  const button = (words: 'grid.filters' | 'grid.filters.more', count: number) => (
    <Button variant="secondary" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
      <Icon name="filter" size="small" />
      {t(words)}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Button>
  )
  return (
    <div className={styles.filters} data-many={isMany || undefined} data-open={isOpen || undefined}>
      {inLine.filter(isFirst).map(draw)}
      <span className={styles.filterButton}>{button('grid.filters', state.filters.size)}</span>
      <div className={styles.fields} id={id} role="group" aria-label={t('grid.filters')}>
        {inLine.filter((filter) => !isFirst(filter)).map(draw)}
        {folded.length > 0 && (
          <>
            <span className={styles.moreButton}>
              {button('grid.filters.more', folded.filter(({ key }) => state.filters.has(key)).length)}
            </span>
            <div className={styles.folded}>{folded.map(draw)}</div>
          </>
        )}
        {sort}
        {state.filters.size > 0 && isMany && (
          <Button variant="quiet" size="small" onClick={() => change(changeGrid(state, { filters: new Map() }))}>
            {t('grid.filters.clear')}
          </Button>
        )}
      </div>
    </div>
  )
}
