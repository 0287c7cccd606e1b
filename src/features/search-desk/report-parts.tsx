import type { ReactNode } from 'react'
import { REPORT_DAYS, type ReportDays, type SearchReport } from '#features/search-desk/report.rules.ts'
import type { Loaded } from '#features/search-desk/use-loaded.ts'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-desk.module.css'

type PeriodProps = { days: ReportDays; onChoose: (days: ReportDays) => void }

export const PeriodChoice = ({ days, onChoose }: PeriodProps) => {
  const t = useTexts('search-desk')
  return (
    <ChipRow label={t('period')}>
      {REPORT_DAYS.map((each) => (
        <ChoiceChip key={each} pressed={each === days} onPress={() => onChoose(each)}>
          {t('days', { days: each })}
        </ChoiceChip>
      ))}
    </ChipRow>
  )
}

/** Each panel shows its own loading and failure. */
export const WhenLoaded = <Data,>({ of: loaded, children }: { of: Loaded<Data>; children: (data: Data) => ReactNode }) => {
  const { state, data, isBusy, reload } = loaded
  if (data !== undefined) return children(data)
  if (state === 'failed') return <ErrorState headingLevel={2} onRetry={reload} retrying={isBusy} />
  return (
    <SkeletonGroup>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
      <Skeleton width="long" />
      <Skeleton width="long" />
    </SkeletonGroup>
  )
}

export const Figures = ({ report: { days, totals } }: { report: SearchReport }) => {
  const t = useTexts('search-desk')
  const { number, percent } = useFormats()
  const average = number(totals.searches / days, { maximumFractionDigits: 0 })
  const figures = [
    [t('searches'), number(totals.searches), t('searches.text', { count: average })],
    [t('empty'), percent(totals.emptyShare), t('empty.text', { count: number(totals.empty) })],
    [t('clickThrough'), percent(totals.clickThrough), t('clickThrough.text')],
    [t('clicks'), number(totals.clicks), t('clicks.text', { count: number(totals.clicked) })],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.about}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
