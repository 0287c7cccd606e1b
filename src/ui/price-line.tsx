import type { Money, MoneyJson } from '#kernel/money.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './price-line.module.css'

type Amount = Money | MoneyJson

type PriceLineProps = {
  /** Missing where a price must be requested. */
  readonly price: Amount | undefined
  /** For how many pieces the price is, such as 100. */
  readonly per?: number
  /** The price of a piece, or of a price unit, from a quantity on. */
  readonly breaks?: readonly { readonly from: number; readonly price: Amount }[]
}

/** A price. One for a single piece without breaks is bare text, so that it fits into any sentence or cell. */
export const PriceLine = ({ price, per = 1, breaks = [] }: PriceLineProps) => {
  const t = useTexts('ui')
  const { money, number } = useFormats()
  if (!price) return t('price.request')
  return (
    <>
      {money(price)}
      {per > 1 && <small className={styles.per}> {t('price.per', { count: number(per) })}</small>}
      {breaks.length > 0 && (
        <ul className={styles.breaks}>
          {breaks.map((step) => (
            <li key={step.from}>{t('price.from', { count: number(step.from), price: money(step.price) })}</li>
          ))}
        </ul>
      )}
    </>
  )
}
