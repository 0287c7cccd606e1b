import { useEffect } from 'react'
import { usePortalData } from '#features/accounts/public.ts'
import { usePage } from '#features/blocks/public.ts'
import { accountOffers } from '#features/catalogue/offer/account-offers.client.ts'
import { listShownSkus, showOffers } from '#features/catalogue/offer/show-offers.client.ts'
import { writeOffer } from '#features/catalogue/offer/offer-words.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Draws nothing: it asks what the person's account pays for the parts on the page, also for those that come later. */
export const Shell = () => {
  const { country } = usePage().locale
  const t = useTexts('catalogue')
  const formats = useFormats()
  const isSessionValid = usePortalData().isSessionValid === true
  const offers = accountOffers.use()

  useEffect(() => {
    if (!isSessionValid) return
    const ask = (): void => void accountOffers.ask(listShownSkus(), country)
    ask()
    const observer = new MutationObserver(ask)
    observer.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [isSessionValid, country])

  useEffect(() => showOffers(offers, t('product.price.own'), (offer) => writeOffer(offer, { t, formats })), [offers, t, formats])
  return null
}
