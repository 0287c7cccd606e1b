import { CompareTray } from '#features/storefront/compare/compare-tray.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './compare-tray.module.css'

/** Hidden until something is picked; what is inside of the frame wakes then. */
export const Block = () => {
  const t = useTexts('compare')
  return (
    <section className={styles.tray} aria-label={t('region')} data-compare-tray="" hidden>
      <CompareTray />
    </section>
  )
}
