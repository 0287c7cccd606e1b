import type { ReactNode } from 'react'
import { ChangeText } from '#features/administration/insights/change-text.tsx'
import { compare } from '#features/administration/insights/change.rules.ts'
import type { DrawnChart } from '#features/administration/insights/insight-report.schema.ts'
import { HorizontalBars } from '#ui/charts/horizontal-bars.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './insights.module.css'

type RankedChart = Extract<DrawnChart, { kind: 'ranked' | 'steps' }>

/** Bars by rank or by step; beside each what share of the step before it is, or how it changed. */
export const RankedFigures = ({ chart, actions }: { chart: RankedChart; actions: ReactNode }) => {
  const t = useTexts('insights')
  const { number, percent } = useFormats()
  const { kind, title, header, unit, rows } = chart
  const note = (at: number): ReactNode => {
    const [row, previous] = [rows[at], rows[at - 1]]
    if (!row) return null
    if (kind === 'ranked') return <ChangeText change={compare({ ...row, format: 'count' })} />
    return previous?.value ? t('step.share', { share: percent((row.value ?? 0) / previous.value) }) : null
  }
  const formatValue = (value: number): string =>
    unit === 'count' ? number(value) : t(`unit.${unit}`, { value: number(value, { maximumFractionDigits: 1 }) })
  return (
    <>
      <HorizontalBars
        title={title}
        nameHeader={header}
        valueHeader={t('value')}
        actions={actions}
        formatValue={formatValue}
        values={rows.map(({ key, label, value }, at) => ({
          key,
          label: (
            <>
              {label} <small className={styles.note}>{note(at)}</small>
            </>
          ),
          value: value ?? 0,
        }))}
      />
      {rows.length === 0 && <p className={styles.none}>{t('none')}</p>}
    </>
  )
}
