import { chooseTab, writeState } from '#features/search/search-api/public.ts'
import type { ResultsView } from '#features/search/search/results/results-view.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './results.module.css'

export const ResultTabs = ({ view: { state, tabs }, address }: { view: ResultsView; address: string }) => {
  const t = useTexts('search')
  const { number } = useFormats()
  return (
    <nav className={styles.tabs} aria-label={t('results.tabs')}>
      {tabs.map(({ type, count }) => (
        <a
          key={type ?? ''}
          href={address + writeState(chooseTab(state, type))}
          aria-current={type === state.type ? 'page' : undefined}
        >
          {type ? t(`type.${type}`) : t('results.all')} <span className={styles.number}>{number(count)}</span>
        </a>
      ))}
    </nav>
  )
}
