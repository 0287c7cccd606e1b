import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { anonymousSearcher, offerTypes, type Searcher } from '#features/search/search/takeover/offered-type.rules.ts'
import type { DocumentType } from '#features/search/search-api/public.ts'
import { guessSearcher, loadSearcher } from '#features/search/search/takeover/searcher.client.ts'

type TypesOptions = {
  /** Every type that the site has. */
  readonly all: readonly DocumentType[]
  /** Those that the server drew the field with. */
  readonly drawn: readonly DocumentType[]
  /** The choice made before the field was hydrated. */
  readonly picked?: string | undefined
}

/** The types follow the person, now and when more is known; what somebody has chosen by hand stays [4.13.1]. */
export const useTypes = ({ all, drawn, picked }: TypesOptions) => {
  const page = usePage()
  const [offer, setOffer] = useState(() => offerTypes(drawn, anonymousSearcher(page.tenant.traits)))
  const byHand = useRef(picked === offer.chosen ? undefined : picked)

  useEffect(() => {
    const show = (searcher: Searcher): void => {
      const { offered, chosen } = offerTypes(all, searcher)
      setOffer({ offered, chosen: offered.find((type) => type === byHand.current) ?? chosen })
    }
    show(guessSearcher(page))
    void loadSearcher(page).then((searcher) => searcher && show(searcher))
    // Once: the person and the site's types stay the same as long as the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const choose = ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    byHand.current = target.value
    setOffer(({ offered, chosen }) => ({ offered, chosen: offered.find((type) => type === target.value) ?? chosen }))
  }
  return { ...offer, choose }
}
