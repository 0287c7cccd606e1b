import { useState } from 'react'
import { createPortal } from 'react-dom'
import { usePortalData } from '#features/accounts/public.ts'
import { FAVOURITE_PLACES, writeFavouriteHref } from '#features/favourites/favourite-place.rules.ts'
import { FavouriteButton } from '#features/favourites/favourite-button.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const findPlace = () => {
  for (const { kind, selector } of FAVOURITE_PLACES) {
    const element = document.querySelector<HTMLElement>(selector)
    if (element) return { kind, element }
  }
  return undefined
}

/** Lets people keep a product, a document or a search, where its page has room for the button. */
export const Shell = () => {
  const t = useTexts('favourites')
  const { isSessionValid } = usePortalData()
  const [place] = useState(findPlace)
  if (isSessionValid !== true || !place) return null
  const { kind, element } = place
  const query = new URLSearchParams(location.search).get('search') ?? ''
  if (kind === 'search' && query === '') return null
  const title = kind === 'search' ? t('search', { query }) : (document.querySelector('#main h1')?.textContent ?? document.title)
  const words = { keep: t('keep'), kept: t('kept') }
  return createPortal(
    <FavouriteButton {...{ kind, words }} title={title.slice(0, 200)} href={writeFavouriteHref(kind, location)} />,
    element,
  )
}
