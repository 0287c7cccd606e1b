import { slotSelector } from '#foundation/blocks/public.ts'
import { lazy, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePortalData } from '#foundation/accounts/public.ts'
import { useTexts } from '#ui/use-texts.tsx'

const FavouriteButton = lazy(async () => ({
  default: (await import('#foundation/favourites/favourite-button.tsx')).FavouriteButton,
}))

/** Where the page of a product keeps room for the button. */
const findPlace = (): Element | null => document.querySelector(`#main ${slotSelector('product-extras')}`)

/** Lets people keep a product, where its page has room for the button; no other page loads it. */
export const Shell = () => {
  const t = useTexts('favourites')
  const { isSessionValid } = usePortalData()
  const [place] = useState(findPlace)
  if (isSessionValid !== true || !place) return null
  const title = (document.querySelector('#main h1')?.textContent ?? document.title).slice(0, 200)
  const words = { keep: t('keep'), kept: t('kept') }
  return createPortal(<FavouriteButton kind="product" title={title} href={location.pathname} words={words} />, place)
}
