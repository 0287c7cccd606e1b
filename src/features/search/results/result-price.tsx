import { usePage } from '#features/blocks/public.ts'
import { kindOfPrice, useAccountOffer, type Price } from '#features/catalogue/public.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './result-item.module.css'

/** The public price, until the portal puts the account's in its place. Nothing where the site shows no prices. */
export const ResultPrice = ({ sku, price }: { sku: string; price: Price | undefined }) => {
  const { hideCurrency } = usePage().flags
  const t = useTexts('catalogue')
  const { money } = useFormats()
  const offer = useAccountOffer(sku)
  const shown = offer ? offer.price : price
  if (hideCurrency) return null
  return (
    <p className={styles.price} data-price={kindOfPrice(shown, offer)} data-offer-price={sku}>
      {shown ? money({ minor: BigInt(shown.minor), currency: shown.currency }) : t('price.request')}
    </p>
  )
}
