import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import type { Column } from '#ui/table.tsx'
import { chooseSort, type Sort, type SortDirection } from '#ui/table.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './table.module.css'

type SortProps = { sort?: Sort; onSort: (sort: Sort) => void }
type SortColumn = Pick<Column<never>, 'key' | 'header' | 'sortable'>

export const SortButton = ({ column, sort, onSort }: SortProps & { column: SortColumn }) => (
  <button
    type="button"
    className={styles.sort}
    title={useTexts('ui')('sort.by', { column: column.header })}
    onClick={() => onSort(chooseSort(sort, column.key))}
  >
    {column.header}
  </button>
)

const DIRECTIONS: readonly SortDirection[] = ['ascending', 'descending']

/** Phones see no table head: the same sorting as a select. */
export const SortBar = ({ columns, sort, onSort }: SortProps & { columns: readonly SortColumn[] }) => {
  const t = useTexts('ui')
  const choices = columns
    .filter((column) => column.sortable)
    .flatMap((column) => DIRECTIONS.map((direction) => ({ column, sort: { column: column.key, direction } })))
  if (choices.length === 0) return null
  const nameOf = ({ column, direction }: Sort) => `${direction}:${column}`
  return (
    <div className={styles.sortBar}>
      <Select
        label={t('sort.label')}
        size="small"
        placeholder={sort ? undefined : t('choose')}
        value={sort ? nameOf(sort) : ''}
        onChange={(event) => {
          const choice = choices.find((each) => nameOf(each.sort) === event.target.value)
          if (choice) onSort(choice.sort)
        }}
        options={choices.map((choice) => ({
          value: nameOf(choice.sort),
          label: t(`sort.${choice.sort.direction}`, { column: choice.column.header }),
        }))}
      />
    </div>
  )
}

export const SelectionBar = ({ count, onClear, children }: { count: number; onClear: () => void; children?: ReactNode }) => {
  const t = useTexts('ui')
  const formats = useFormats()
  return (
    <div className={styles.selectionBar}>
      <strong role="status">{t('select.count', { count: formats.number(count) })}</strong>
      {children}
      <span className={styles.clear}>
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('select.clear')}
        </Button>
      </span>
    </div>
  )
}
