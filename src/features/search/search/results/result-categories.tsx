import { MarkedText } from '#features/search/search/results/marked-text.tsx'
import type { ResultView } from '#features/search/search/results/result-item.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './result-categories.module.css'

/** Categories that were found, in one row above the products. */
export const ResultCategories = ({ items }: { items: readonly ResultView[] }) => {
  const t = useTexts('search')
  return (
    <nav aria-label={t('results.categories')}>
      <ul className={styles.row}>
        {items.map(({ id, href, title }) => (
          <li key={id}>
            <a href={href} data-result-id={id}>
              <Icon name="grid" size="small" />
              <span>
                <MarkedText parts={title} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
