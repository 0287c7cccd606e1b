import { markSlot, pageHref, usePage } from '#foundation/blocks/public.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './compare-button.module.css'

/** Static: the tray of `compare` follows the mark; without script it leads to the page where one more can be added. */
export const CompareButton = ({ sku }: { sku: string }) => {
  const t = useTexts('catalogue')
  const { locale } = usePage()
  return (
    <>
      <span className={styles.pick}>
        <Button variant="secondary" {...markSlot('compare-sku', sku)} aria-pressed={false} aria-label={t('compare.sku', { sku })}>
          <span className={styles.sign}>
            <Icon name="plus" size="small" />
            <Icon name="check" size="small" />
          </span>
          {t('compare')}
        </Button>
      </span>
      <noscript>
        <Link variant="onward" href={`${pageHref(locale, '/compare')}?skus=${encodeURIComponent(sku)}`}>
          {t('compare')}
        </Link>
      </noscript>
    </>
  )
}
