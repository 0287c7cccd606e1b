import { lazy, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePortalData } from '#features/accounts/public.ts'
import { useTexts } from '#ui/use-texts.tsx'

const FavouriteButton = lazy(async () => ({
  default: (await import('#features/favourites/favourite-button.tsx')).FavouriteButton,
}))

/** Where a page keeps room for the button, and what the page is then. */
const PLACES = [
  { kind: 'product', selector: '#main [data-product-extras]' },
  { kind: 'document', selector: '#main [data-favourite="document"]' },
] as const

const findPlace = () => {
  for (const { kind, selector } of PLACES) {
    const element = document.querySelector(selector)
    if (element) return { kind, element }
  }
  return undefined
}

/** Lets people keep a product or a document, where its page has room for the button; no other page loads it. */
export const Shell = () => {
  const t = useTexts('favourites')
  const { isSessionValid } = usePortalData()
  const [place] = useState(findPlace)
  if (isSessionValid !== true || !place) return null
  const title = (document.querySelector('#main h1')?.textContent ?? document.title).slice(0, 200)
  const words = { keep: t('keep'), kept: t('kept') }
  return createPortal(<FavouriteButton kind={place.kind} title={title} href={location.pathname} words={words} />, place.element)
}
