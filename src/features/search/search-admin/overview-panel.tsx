import { AllQueries } from '#features/search/search-admin/query-grid.tsx'
import { ReportCharts } from '#features/search/search-admin/report-charts.tsx'
import { Figures, ReportChoices, WhenLoaded, type ReportPanelProps } from '#features/search/search-admin/report-parts.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

export const OverviewPanel = ({ report, choice, onChoose }: ReportPanelProps) => {
  const t = useTexts('search-admin')
  return (
    <div className={styles.panel}>
      <ReportChoices report={report} choice={choice} onChoose={onChoose} />
      <WhenLoaded of={report}>
        {(data) =>
          data.totals.searches === 0 ? (
            <EmptyState headingLevel={2} icon="search" title={t('none')}>
              {t('none.text')}
            </EmptyState>
          ) : (
            <>
              <Figures report={data} />
              <ReportCharts report={data} />
              <section className={styles.group}>
                <h2>{t('top')}</h2>
                <AllQueries caption={t('top')} choice={choice} />
              </section>
            </>
          )
        }
      </WhenLoaded>
    </div>
  )
}
