import { changeGrid, countPages, rangeOf } from '#ui/data-grid/data-grid.rules.ts'
import type { Grid } from '#ui/data-grid/use-grid.ts'
import { Pager } from '#ui/pager.tsx'
import { Select } from '#ui/select.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './data-grid.module.css'

type GridFootProps = { grid: Grid; caption: string; shown: number; total: number; hasShortSteps?: boolean }

export const GridFoot = ({ grid: { shape, state, change }, caption, shown, total, hasShortSteps }: GridFootProps) => {
  const t = useTexts('ui')
  const { number } = useFormats()
  const { from, to } = rangeOf(state, shown)
  const { sizes } = shape.list
  return (
    <div className={styles.foot}>
      <span className={styles.range} role="status">
        {t('grid.range', { from: number(from), to: number(to), total: number(total) })}
      </span>
      {sizes.length > 1 && total > Math.min(...sizes) && (
        <div className={styles.size}>
          <Select
            size="small"
            label={t('grid.size')}
            value={String(state.size)}
            options={sizes.map((size) => ({ value: String(size), label: number(size) }))}
            onChange={(event) => change(changeGrid(state, { size: Number(event.target.value) }))}
          />
        </div>
      )}
      <Pager
        label={`${t('pager.label')}: ${caption}`}
        page={state.page}
        pages={countPages(total, state.size)}
        hasShortSteps={hasShortSteps}
        onPage={(page) => change({ ...state, page })}
      />
    </div>
  )
}
