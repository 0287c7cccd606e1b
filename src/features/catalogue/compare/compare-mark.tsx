import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './compare-mark.module.css'

/** Small, for tiles and lines of a table; the tray's island follows the mark. */
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
      <Icon name="plus" size="small" />
      <Icon name="check" size="small" />
      {t('compare')}
    </button>
  )
}
