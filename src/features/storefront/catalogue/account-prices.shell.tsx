import { useEffect } from 'react'
import { accountOffers } from '#features/storefront/catalogue/offer/account-offers.client.ts'
import { showOffers } from '#features/storefront/catalogue/offer/show-offers.client.ts'
import { writeOffer } from '#features/storefront/catalogue/offer/offer-words.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Draws nothing: it writes what the person's account pays into what the server drew. */
export const Shell = () => {
  const t = useTexts('catalogue')
  const formats = useFormats()
  const offers = accountOffers.use()
  useEffect(() => showOffers(offers, t('product.price.own'), (offer) => writeOffer(offer, { t, formats })), [offers, t, formats])
  return null
}
