import type { CheckoutView } from '#features/buying/checkout/checkout.schema.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

/** The ordered lines; on a phone each stands alone. */
export const ReviewLines = ({ checkout: { lines, delivery } }: { checkout: CheckoutView }) => {
  const t = useTexts('checkout')
  const { money, number, date } = useFormats()
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{t('lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('line.part')}</th>
          <th scope="col">{t('line.leaves')}</th>
          <th scope="col">{t('line.pieces')}</th>
          <th scope="col">{t('line.price')}</th>
          <th scope="col">{t('line.total')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} data-needs={line.former ? '' : undefined}>
            <th scope="row">
              <span className={styles.sku}>{line.sku}</span> <a href={line.href}>{line.name}</a>
              {line.note && <span className={styles.note}>{line.note}</span>}
              {line.requestedOn !== null && (
                <span className={styles.note}>
                  {t('requested')} {date(line.requestedOn)}
                </span>
              )}
            </th>
            <td data-label={t('line.leaves')}>
              {date(line.leavesOn)}
              {line.isShort && !delivery.isComplete && <span className={styles.note}>{t('line.short')}</span>}
            </td>
            <td data-label={t('line.pieces')}>{number(line.quantity)}</td>
            <td data-label={t('line.price')}>
              {line.former && <s>{money(line.former)}</s>} {line.unit && money(line.unit)}
            </td>
            <td data-label={t('line.total')}>{line.total && money(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
