import type { ScheduleLine } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import type { ToolProduct } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import { sumVideo } from '#features/storefront/product-tools/schedule/video.rules.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './totals.module.css'

type VideoTotalsProps = { lines: readonly ScheduleLine[]; products: ReadonlyMap<string, ToolProduct> }

/** Whether the recorders take all cameras, and for how many days their recordings are stored. */
export const VideoTotals = ({ lines, products }: VideoTotalsProps) => {
  const t = useTexts('product-tools')
  const { number } = useFormats()
  const sum = sumVideo(lines, new Map([...products].map(([sku, { video }]) => [sku, video])))
  if (!sum) return null
  const { cameras, channels, storageTb, days } = sum
  const figures = [
    [t('video.cameras'), number(cameras)],
    [t('video.channels'), number(channels)],
    [t('video.storage'), `${number(storageTb)} TB`],
    ...(days === undefined ? [] : [[t('video.days'), number(days)]]),
  ]
  return (
    <section className={styles.totals} aria-label={t('video.sum')}>
      <dl>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {cameras > channels && <Message tone="warn">{t('video.tooFew', { count: cameras - channels })}</Message>}
    </section>
  )
}
