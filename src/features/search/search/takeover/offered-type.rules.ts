import { SECURED_TYPES, type DocumentType } from '#features/search/search-api/public.ts'
import type { Traits } from '#kernel/traits.ts'

/** Who looks, as far as the page knows by now. It only chooses what is offered: what is found is the server's decision. */
export type Searcher = {
  readonly traits: Traits
  readonly isSignedIn: boolean
  readonly hasEcommerceAccess: boolean
  readonly isTrainingApproved: boolean
}

export const anonymousSearcher = (traits: Traits): Searcher => ({
  traits,
  isSignedIn: false,
  hasEcommerceAccess: false,
  isTrainingApproved: false,
})

const mayOrder = ({ isSignedIn, hasEcommerceAccess }: Searcher): boolean => isSignedIn && hasEcommerceAccess
const isSecured = (type: string): boolean => SECURED_TYPES.some((secured) => secured === type)

/** Where the shop is searched, its own products stand for all others [4.13.6, 4.13.7]; where a site does not offer them, nothing is hidden for them. */
const isHiddenByShop = (type: string, configured: readonly string[], searcher: Searcher): boolean => {
  if (!mayOrder(searcher)) return type === 'HybrisSku'
  return configured.includes('HybrisSku') && (type === 'Sku' || type === 'Product')
}

/** Which of the configured types this person is offered [4.13.4, 4.13.5]. */
export const listTypes = <Type extends string>(configured: readonly Type[], searcher: Searcher): Type[] =>
  configured.filter((type) => {
    if (isSecured(type) && !searcher.isSignedIn) return false
    if (searcher.traits.productSearch === 'shop' && isHiddenByShop(type, configured, searcher)) return false
    return !(
      searcher.traits.trainingSearch === 'approved' &&
      type === 'Trainings' &&
      !(searcher.isSignedIn && searcher.isTrainingApproved)
    )
  })

const preferredType = (offered: readonly string[], searcher: Searcher): DocumentType => {
  const { traits, isSignedIn } = searcher
  if (!isSignedIn) return traits.visitorSearch === 'products' ? 'Product' : 'news-events-id'
  if (!mayOrder(searcher)) return 'Product'
  if (traits.productSearch !== 'shop') return 'Sku'
  return offered.includes('HybrisSku') ? 'HybrisSku' : 'Product'
}

/** The type that is chosen at first [4.13.1]; where an author left it out, the first that is there. */
export const chooseType = <Type extends string>(offered: readonly Type[], searcher: Searcher): Type | undefined => {
  const wished: string = preferredType(offered, searcher)
  return offered.find((type) => type === wished) ?? offered[0]
}

export type TypeOffer = { readonly offered: readonly DocumentType[]; readonly chosen: DocumentType | undefined }

/** The initial text of the field. */
export const offerTypes = (configured: readonly DocumentType[], searcher: Searcher): TypeOffer => {
  const offered = listTypes(configured, searcher)
  return { offered, chosen: chooseType(offered, searcher) }
}
