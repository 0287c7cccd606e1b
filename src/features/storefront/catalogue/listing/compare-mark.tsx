import { useTexts } from '#ui/use-texts.tsx'
import styles from './compare-mark.module.css'

/** Small, for tiles and lines of a table, and drawn by styles alone: a page has many. The tray of `compare` follows the mark. */
export const CompareMark = ({ sku }: { sku: string }) => {
  const t = useTexts('catalogue')
  return (
    <button
      type="button"
      className={styles.mark}
      data-compare-sku={sku}
      aria-pressed={false}
      aria-label={t('compare.sku', { sku })}
    >
      {t('compare')}
    </button>
  )
}
