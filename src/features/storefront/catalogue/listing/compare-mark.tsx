import { markSlot } from '#foundation/blocks/public.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './compare-mark.module.css'

declare module '#foundation/blocks/public.ts' {
  interface MarkupSlots {
    /** A button of this part that the comparison listens to and presses. */
    readonly 'compare-sku': string
  }
}

/** Small, for tiles and lines of a table, and drawn by styles alone: a page has many. The tray of `compare` follows the mark. */
export const CompareMark = ({ sku }: { sku: string }) => {
  const t = useTexts('catalogue')
  return (
    <button
      type="button"
      className={styles.mark}
      {...markSlot('compare-sku', sku)}
      aria-pressed={false}
      aria-label={t('compare.sku', { sku })}
    >
      {t('compare')}
    </button>
  )
}
