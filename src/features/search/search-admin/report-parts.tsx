import type { ReactNode } from 'react'
import { listTagChoices, REPORT_DAYS, type ReportChoice, type SearchReport } from '#features/search/search-admin/report.rules.ts'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { FigureBoxes } from '#ui/figure-boxes.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

/** The content of a panel about a query. */
export type Loaded<Data> = {
  /** Stays while newer data is on its way. */
  readonly data: Data | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

export type ReportPanelProps = {
  report: Loaded<SearchReport>
  choice: ReportChoice
  onChoose: (choice: ReportChoice) => void
}

/** How long ago, and whose searches: programs that search may give theirs a tag. */
export const ReportChoices = ({ report, choice, onChoose }: ReportPanelProps) => {
  const t = useTexts('search-admin')
  const { number } = useFormats()
  const tags = listTagChoices(report.data?.tags ?? [], choice.tag)
  return (
    <div className={styles.choices}>
      <ChipRow label={t('period')}>
        {REPORT_DAYS.map((days) => (
          <ChoiceChip key={days} pressed={days === choice.days} onPress={() => onChoose({ ...choice, days })}>
            {t('days', { days })}
          </ChoiceChip>
        ))}
      </ChipRow>
      {tags.length > 0 && (
        <Select
          label={t('tag')}
          size="small"
          placeholder={t('tag.all')}
          value={choice.tag ?? ''}
          onChange={({ target }) => onChoose({ days: choice.days, tag: target.value === '' ? undefined : target.value })}
          options={tags.map(({ tag, searches }) => ({ value: tag, label: t('tag.option', { tag, count: number(searches) }) }))}
        />
      )}
    </div>
  )
}

/** Each panel shows its own loading and failure. */
export const WhenLoaded = <Data,>({ of: loaded, children }: { of: Loaded<Data>; children: (data: Data) => ReactNode }) => {
  const { data, isError, isFetching, refetch } = loaded
  if (data !== undefined) return children(data)
  if (isError) return <ErrorState headingLevel={2} onRetry={() => void refetch()} retrying={isFetching} />
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
  const t = useTexts('search-admin')
  const { number, percent } = useFormats()
  const average = number(totals.searches / days, { maximumFractionDigits: 0 })
  return (
    <FigureBoxes
      boxes={[
        { title: t('searches'), value: number(totals.searches), notes: [t('searches.text', { count: average })] },
        { title: t('empty'), value: percent(totals.emptyShare), notes: [t('empty.text', { count: number(totals.empty) })] },
        { title: t('clickThrough'), value: percent(totals.clickThrough), notes: [t('clickThrough.text')] },
        { title: t('clicks'), value: number(totals.clicks), notes: [t('clicks.text', { count: number(totals.clicked) })] },
      ]}
    />
  )
}
