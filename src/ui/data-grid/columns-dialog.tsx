import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { moveColumn, orderColumns } from '#ui/data-grid/column-order.rules.ts'
import { usualColumns, type GridShape } from '#ui/data-grid/data-grid.rules.ts'
import { ROW_HEIGHTS, type GridColumn, type RowHeight } from '#ui/data-grid/grid-column.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { RadioGroup } from '#ui/radio.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './data-grid.module.css'

type ColumnsDialogProps = {
  shape: GridShape
  columns: readonly Pick<GridColumn<never>, 'key' | 'header' | 'rowHeader'>[]
  shown: readonly string[]
  rowHeight: RowHeight
  onChooseRowHeight: (height: RowHeight) => void
  onChoose: (columns: readonly string[] | undefined) => void
  onClose: () => void
}

export const ColumnsDialog = ({ shape, columns, shown, onChoose, onClose, ...rows }: ColumnsDialogProps) => {
  const t = useTexts('ui')
  const [order, setOrder] = useState(() =>
    orderColumns(
      columns.map(({ key }) => key),
      shown,
    ),
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(shown))
  const toggle = (key: string): void =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  const finish = (requested: readonly string[] | undefined): void => {
    onChoose(requested)
    onClose()
  }
  const requested = order.filter((key) => chosen.has(key))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('grid.columns.title')}
      description={t('grid.columns.text')}
      footer={
        <>
          <Button variant="quiet" onClick={() => finish(undefined)}>
            {t('grid.columns.reset')}
          </Button>
          <Button onClick={() => finish(requested.length > 0 ? requested : usualColumns(shape))}>{t('done')}</Button>
        </>
      }
    >
      <ul className={styles.choices}>
        {order.map((key, index) => {
          const column = columns.find((each) => each.key === key)
          if (!column) return null
          const name = column.header
          return (
            <li key={key} className={styles.choice}>
              <Checkbox
                label={name}
                checked={chosen.has(key) || column.rowHeader === true}
                disabled={column.rowHeader}
                onChange={() => toggle(key)}
              />
              <span className={styles.moves}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('grid.columns.up', { column: name })}
                  aria-disabled={index === 0}
                  onClick={() => setOrder(moveColumn(order, index, -1))}
                >
                  <span className={styles.turned}>
                    <Icon name="down" size="small" />
                  </span>
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('grid.columns.down', { column: name })}
                  aria-disabled={index === order.length - 1}
                  onClick={() => setOrder(moveColumn(order, index, 1))}
                >
                  <Icon name="down" size="small" />
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
      <RadioGroup
        legend={t('grid.rows')}
        value={rows.rowHeight}
        options={ROW_HEIGHTS.map((value) => ({ value, label: t(`grid.rows.${value}`) }))}
        onChange={(value) => rows.onChooseRowHeight(value as RowHeight)}
      />
    </Dialog>
  )
}
