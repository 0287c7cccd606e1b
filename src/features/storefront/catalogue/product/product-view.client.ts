import { findSlots, type EmbeddedModel } from '#foundation/blocks/public.ts'
import { track, type CommerceContext } from '#foundation/analytics/public.ts'
import { describeView, readPartFacts } from '#features/storefront/catalogue/product/part-facts.rules.ts'
import { isSignedIn } from '#foundation/identity/public.ts'

const textOf = (selector: string): string => [...document.querySelectorAll(selector)].at(-1)?.textContent.trim() ?? ''

type Viewer = { readonly context: CommerceContext; readonly salesOrg?: string | undefined }

/** Whose look it is, where somebody is signed in and orders for an account [3.12.2]; visitors load nothing for it. */
const readViewer = async (page: EmbeddedModel): Promise<Viewer> => {
  if (!isSignedIn(document.cookie, page.config.domainId)) return { context: {} }
  const { loadPortalData, readPortalData } = await import('#foundation/accounts/public.ts')
  await loadPortalData(page)
  const { activeSoldTo } = readPortalData()
  if (!activeSoldTo) return { context: {} }
  const { soldToNumber, name, defaultCurrency, salesOrg } = activeSoldTo
  const context = {
    accountId: soldToNumber,
    ...(name !== undefined && { accountName: name }),
    ...(defaultCurrency !== undefined && { currencyCode: defaultCurrency }),
  }
  return { context, salesOrg }
}

/** A document of the part that somebody opens; links of other lists are counted where they stand. */
const followDocuments = (): void => {
  document.querySelector('[data-product-documents]')?.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) track({ name: 'download', file: link.dataset['file'] ?? '', kind: link.dataset['kind'] ?? '' })
  })
}

/** That a part was looked at, by what its page says of it [3.12.1], and which of its documents were opened. */
export const followProduct = async (page: EmbeddedModel, id: string): Promise<void> => {
  followDocuments()
  const facts = readPartFacts(findSlots('product-actions')[0]?.element.dataset ?? {})
  const { context, salesOrg } = await readViewer(page)
  const seen = {
    id,
    name: textOf('#main h1'),
    category: textOf('#main nav a[href*="/products/"]'),
    brand: textOf('#main h1 + p a[href*="/our-brands/"]'),
  }
  const { subscriptionCode, ...part } = describeView(
    id,
    document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    facts,
  )
  track({
    name: 'product.view',
    products: [{ ...seen, ...part, ...(salesOrg && { salesOrg }) }],
    context: { ...context, ...(subscriptionCode !== undefined && { subscriptionCode }) },
  })
}
