import type { DeliveryMethod } from '#features/buying/delivery-terms/public.ts'
import type { CheckoutView } from '#features/buying/checkout/checkout.schema.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

type TotalsProps = NonNullable<CheckoutView['charges']> & { readonly lineCount: number; readonly method: DeliveryMethod }

/** Goods, freight and each tax on a line of its own. */
export const Totals = ({ subtotal, freight, taxes, total, lineCount, method }: TotalsProps) => {
  const t = useTexts('checkout')
  const { money, number } = useFormats()
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('subtotal', { count: number(lineCount) })}</dt>
        <dd>{money(subtotal)}</dd>
      </div>
      <div>
        <dt>{t('freight', { method: t(`method.${method}`) })}</dt>
        <dd>{money(freight)}</dd>
      </div>
      {taxes.map(({ kind, percent, amount }) => (
        <div key={kind}>
          <dt>{t(`tax.${kind}`, { percent: number(Number(percent), { maximumFractionDigits: 3 }) })}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div data-total="">
        <dt>{t('total')}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  )
}
