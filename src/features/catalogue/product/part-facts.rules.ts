import type { Lifecycle } from '#features/catalogue/product/product.rules.ts'
import { shortenDescription, type Subscription } from '#features/catalogue/product/subscription.rules.ts'

/** What a product's page knows of it beside what it shows; read by analytics [3.12.1]. */
export type PartFacts = {
  readonly description: string
  readonly lifecycle: Lifecycle
  readonly isVariant: boolean
  readonly subscription?: Subscription | undefined
}

type Part = Omit<PartFacts, 'description'> & { readonly text: string }

export const describePartFacts = ({ text, ...part }: Part): PartFacts => ({ description: shortenDescription(text), ...part })

/** Undefined where the page does not say, such as one that was kept from before. */
export const readPartFacts = (json: string | undefined): PartFacts | undefined => {
  try {
    return json === undefined ? undefined : (JSON.parse(json) as PartFacts)
  } catch {
    return undefined
  }
}

/** A look at a part: on its page, of one version among several or of a part by itself. */
export const describeView = (sku: string, facts: PartFacts | undefined) => ({
  ProdViewType: facts?.isVariant ? 'variant detail' : 'detail',
  orderType: facts?.subscription ? 'subscription' : 'standard',
  ...(facts && { description: facts.description, status: facts.lifecycle }),
  ...facts?.subscription,
  ...(facts?.subscription && { subscriptionCode: sku }),
})
