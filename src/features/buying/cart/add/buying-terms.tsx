import type { AccountOffer } from '#features/storefront/catalogue/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './add-to-cart.module.css'

type BuyingTermsProps = {
  readonly offer: AccountOffer
  readonly quantity: number
  readonly onTake: (quantity: number) => void
}

/** Price breaks, packs and when more of it comes. */
export const BuyingTerms = ({ offer, quantity, onTake }: BuyingTermsProps) => {
  const t = useTexts('cart')
  const { money, number, date } = useFormats()
  const { language } = usePage().locale
  const { breaks, minimum, step, stock, leadDays } = offer
  const current = breaks.findLast(({ from }) => from <= quantity)?.from
  const country = stock.warehouse && new Intl.DisplayNames([language], { type: 'region' }).of(stock.warehouse.toUpperCase())
  return (
    <div className={styles.terms}>
      {breaks.length > 0 && (
        <ul className={styles.breaks} aria-label={t('breaks')}>
          {breaks.map(({ from, price }) => (
            <li key={from} aria-current={from === current || undefined}>
              <button type="button" onClick={() => onTake(from)}>
                {t('breaks.from', { count: number(from), price: money(price) })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {(minimum > 1 || step > 1) && <p>{t('packs', { minimum: number(minimum), step: number(step) })}</p>}
      {country && <p>{t('stock.warehouse', { country })}</p>}
      {stock.next && quantity > stock.quantity && (
        <p>{t('stock.next', { count: number(stock.next.quantity), date: date(stock.next.on) })}</p>
      )}
      {leadDays !== undefined && quantity > stock.quantity && <p>{t('stock.lead', { days: number(leadDays) })}</p>}
    </div>
  )
}
