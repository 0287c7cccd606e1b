import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { ColumnsDialog } from '#ui/data-grid/columns-dialog.tsx'
import { readGridState, writeGridState } from '#ui/data-grid/data-grid.rules.ts'
import type { GridColumn, GridViews } from '#ui/data-grid/grid-column.ts'
import { GridFilters } from '#ui/data-grid/grid-filters.tsx'
import type { Grid } from '#ui/data-grid/use-grid.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './data-grid.module.css'

type GridBarProps = {
  grid: Grid
  columns: readonly Pick<GridColumn<never>, 'key' | 'header' | 'rowHeader'>[]
  views?: GridViews
  tools?: ReactNode
  /** Phones see no table head: the choice of the order stands with the filters. */
  sort?: ReactNode
}

/** Above the table: the person's views, the filters, and what changes the whole list. */
export const GridBar = ({ grid, columns, views, tools, sort }: GridBarProps) => {
  const t = useTexts('ui')
  const [dialog, setDialog] = useState<'columns' | 'view'>()
  const close = (): void => setDialog(undefined)
  const { shape, state } = grid
  // A view is the same wherever its grid stands, and begins on the first page.
  const plain = { ...shape, prefix: '' }
  const query = writeGridState('', { ...state, page: 1 }, plain)
  const current = views?.list.find((view) => view.query === query)
  const isUsual = !current && state.filters.size === 0 && !grid.hasOwnColumns && !/(?:^|&)sort=/.test(query)
  const open = (requested: string): void => grid.change({ ...readGridState(requested, plain), size: state.size })
  return (
    <>
      {views && (views.list.length > 0 || !isUsual) && (
        <div className={styles.views}>
          <ChipRow label={t('grid.views')}>
            <ChoiceChip pressed={isUsual} onPress={() => open('')}>
              {t('grid.view.all')}
            </ChoiceChip>
            {views.list.map((view) => (
              <ChoiceChip key={view.id} pressed={view === current} onPress={() => open(view.query)}>
                {view.name}
              </ChoiceChip>
            ))}
          </ChipRow>
          {current && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                void views.remove(current.id)
                open('')
              }}
            >
              <Icon name="trash" size="small" />
              {t('remove', { name: current.name })}
            </Button>
          )}
          {!current && !isUsual && (
            <Button variant="quiet" size="small" onClick={() => setDialog('view')}>
              <Icon name="save" size="small" />
              {t('grid.view.save')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.bar}>
        <GridFilters grid={grid} sort={sort} />
        <div className={styles.tools}>
          {tools}
          {columns.length > 2 && (
            <span className={styles.columnsButton}>
              <Button variant="secondary" size="small" onClick={() => setDialog('columns')}>
                <Icon name="grid" size="small" />
                {t('grid.columns')}
              </Button>
            </span>
          )}
        </div>
      </div>
      {dialog === 'columns' && (
        <ColumnsDialog
          {...{ shape, columns }}
          shown={grid.columns}
          rowHeight={grid.rowHeight}
          onChooseRowHeight={grid.chooseRowHeight}
          onChoose={grid.chooseColumns}
          onClose={close}
        />
      )}
      {dialog === 'view' && views?.drawSaveDialog({ query, onClose: close })}
    </>
  )
}
