import type { Money, MoneyJson } from '#kernel/money.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './price-line.module.css'

type Amount = Money | MoneyJson

type PriceLineProps = {
  /** Missing where a price must be asked for. */
  readonly price: Amount | undefined
  /** For how many pieces the price is, such as 100. */
  readonly per?: number
  /** What a piece, or a price unit, costs from a quantity on. */
  readonly breaks?: readonly { readonly from: number; readonly price: Amount }[]
}

/** What something costs. A price for one piece without breaks is bare text, so that it can stand in any sentence or cell. */
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
