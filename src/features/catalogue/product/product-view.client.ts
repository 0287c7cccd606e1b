import { track, type CommerceContext } from '#features/analytics/public.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { isSignedIn } from '#features/identity/public.ts'

const textOf = (selector: string): string => [...document.querySelectorAll(selector)].at(-1)?.textContent.trim() ?? ''

/** Whose look it is, where somebody is signed in and orders for an account [3.12.2]; visitors load nothing for it. */
const readContext = async (page: EmbeddedModel): Promise<CommerceContext> => {
  if (!isSignedIn(document.cookie, page.config.domainId)) return {}
  const { loadPortalData, readPortalData } = await import('#features/accounts/public.ts')
  await loadPortalData(page)
  const { activeSoldTo } = readPortalData()
  if (!activeSoldTo) return {}
  const { soldToNumber, name, defaultCurrency } = activeSoldTo
  return {
    accountId: soldToNumber,
    ...(name !== undefined && { accountName: name }),
    ...(defaultCurrency !== undefined && { currencyCode: defaultCurrency }),
  }
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
  const category = textOf('#main nav a[href*="/products/"]')
  const brand = textOf('#main h1 + p a[href*="/our-brands/"]')
  const products = [{ id, name: textOf('#main h1'), category, brand }]
  track({ name: 'product.view', products, context: await readContext(page) })
}
