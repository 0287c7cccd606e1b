import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { reportHref } from '#features/administration/insights/export-href.rules.ts'
import { InsightCard } from '#features/administration/insights/insight-card.tsx'
import { Headlines } from '#features/administration/insights/insight-headlines.tsx'
import { DAY_MS, PERIODS, writeDay, type InsightPeriodName } from '#features/administration/insights/insight-period.rules.ts'
import { readInsights } from '#features/administration/insights/insights.api.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './insights.module.css'

export const Block = () => {
  const t = useTexts('insights')
  const { date } = useFormats()
  const { language } = usePage().locale
  const [period, setPeriod] = useState<InsightPeriodName>('4-weeks')
  const { data, isError, isFetching, refetch } = useEndpointQuery(
    readInsights,
    { query: { period, language } },
    { keepsPrevious: true },
  )
  return (
    <Section space="tight">
      <div className={styles.head}>
        <ChipRow label={t('period')}>
          {PERIODS.map((name) => (
            <ChoiceChip key={name} pressed={name === period} onPress={() => setPeriod(name)}>
              {t(`period.${name}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
        {data && (
          <p className={styles.range} role="status">
            {t('range', { from: date(data.from), to: date(writeDay(Date.parse(data.to) - DAY_MS)) })}
          </p>
        )}
        <ButtonLink href={reportHref({ period, language })} variant="secondary" size="small" download>
          {t('report')}
        </ButtonLink>
      </div>
      {!data && isError && <ErrorState headingLevel={2} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && (
        <SkeletonGroup>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {data && (
        <div className={styles.report} aria-busy={isFetching}>
          <Headlines headlines={data.headlines} />
          <div className={styles.charts}>
            {data.charts.map((chart) => (
              <InsightCard key={chart.name} chart={chart} period={period} />
            ))}
          </div>
        </div>
      )}
    </Section>
  )
}
