import type { Lifecycle } from '#features/storefront/catalogue/product/product.rules.ts'
import { shortenDescription, type Subscription } from '#features/storefront/catalogue/product/subscription.rules.ts'

/** Facts of a product's page beside what it shows; read by analytics [3.12.1]. */
export type PartFacts = {
  readonly lifecycle: Lifecycle
  readonly isVariant: boolean
  readonly subscription?: Subscription | undefined
}

/** Named again, since the schema of products would bring its checker into browsers. */
const LIFECYCLES: readonly Lifecycle[] = ['active', 'obsolete', 'replaced']

type WrittenFacts = { readonly partFacts?: string | undefined; readonly subscription?: string | undefined }

/** As data of an element: words where they are enough, since every page of a part carries them. */
export const writePartFacts = ({ lifecycle, isVariant, subscription }: PartFacts): WrittenFacts => ({
  partFacts: `${lifecycle} ${isVariant ? 'variant' : 'part'}`,
  ...(subscription && { subscription: JSON.stringify(subscription) }),
})

/** Undefined where the page does not say. */
export const readPartFacts = ({ partFacts = '', subscription }: WrittenFacts): PartFacts | undefined => {
  const [word, kind] = partFacts.split(' ')
  const lifecycle = LIFECYCLES.find((known) => known === word)
  if (!lifecycle) return undefined
  return {
    lifecycle,
    isVariant: kind === 'variant',
    ...(subscription && { subscription: JSON.parse(subscription) as Subscription }),
  }
}

/** A look at a part: on its page, of one version among several or of a part by itself. */
export const describeView = (sku: string, text: string, facts: PartFacts | undefined) => ({
  ProdViewType: facts?.isVariant ? 'variant detail' : 'detail',
  orderType: facts?.subscription ? 'subscription' : 'standard',
  ...(text !== '' && { description: shortenDescription(text) }),
  ...(facts && { status: facts.lifecycle }),
  ...facts?.subscription,
  ...(facts?.subscription && { subscriptionCode: sku }),
})
