import { usePage } from '#foundation/blocks/public.ts'
import { sumLines } from '#features/storefront/product-tools/schedule/schedule-sum.rules.ts'
import type { ScheduleLine } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import type { ToolProduct } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { PriceLine } from '#ui/price-line.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './totals.module.css'

type TotalsProps = { lines: readonly ScheduleLine[]; products: ReadonlyMap<string, ToolProduct> }

/** The total, and in plain words what it leaves out. */
export const ScheduleTotals = ({ lines, products }: TotalsProps) => {
  const t = useTexts('product-tools')
  const { number } = useFormats()
  const { hideCurrency } = usePage().flags
  const { totals, pieces, unpriced, missing } = sumLines(lines, products)
  return (
    <div className={styles.totals}>
      <dl>
        <div>
          <dt>{t('sum.pieces')}</dt>
          <dd>{number(pieces)}</dd>
        </div>
        {!hideCurrency &&
          totals.map((total) => (
            <div key={total.currency} data-strong>
              <dt>{t('sum.total')}</dt>
              <dd>
                <PriceLine price={total} />
              </dd>
            </div>
          ))}
      </dl>
      {!hideCurrency && totals.length > 1 && <p>{t('sum.mixed')}</p>}
      {!hideCurrency && unpriced > 0 && <p>{t('sum.unpriced', { count: unpriced })}</p>}
      {missing > 0 && <p>{t('sum.missing', { count: missing })}</p>}
      {!hideCurrency && totals.length > 0 && <p>{t('sum.note')}</p>}
    </div>
  )
}
