import { call } from '#browser/api.ts'
import { createSharedValue } from '#browser/shared-value.ts'
import { padSoldTo, type PortalData } from '#foundation/accounts/public.ts'
import { isSignedIn } from '#foundation/identity/public.ts'
import type { PageContext } from '#foundation/blocks/public.ts'
import { dropCartCookie, readMiniCart, sealCartCookie } from '#features/buying/cart/mini-cart/mini-cart.api.ts'

type Account = Pick<NonNullable<PortalData['defaultSoldTo']>, 'soldToNumber' | 'erpId' | 'defaultCurrency'>

/** How many lines the cart has; undefined while that is not known. One for the page. */
export const cartCount = createSharedValue<number | undefined>(undefined)

/** Asks how much is in the cart, and lets the server tell the shop; where the call fails there is no count [8.4.4]. */
export const loadMiniCart = async ({ config, tenant, locale }: PageContext, account: Account): Promise<void> => {
  const { appId, cartUrl } = config
  const soldTo = padSoldTo(account.soldToNumber)
  const { erpId } = account
  const headers = { erpId, ...(tenant.traits.miniCartSource === 'tenant' && { sourceSystem: tenant.key }) }
  const path = `${cartUrl}${encodeURIComponent(soldTo)}`
  const { data } = await call(readMiniCart, { params: { soldTo }, path, appId, headers, isQuiet: true, errors: 'own' })
  const first = data?.[0]
  cartCount.set(first?.totalItems ?? undefined)
  if (!first) return
  const query = {
    soldTo,
    erpId,
    currency: account.defaultCurrency ?? '',
    language: locale.language,
    totalItems: String(first.totalItems ?? 0),
    totalPrice: String(first.totalPrice?.value ?? 0),
    cartId: first.cartId ?? '',
    tenantPath: `/content/${tenant.key}`,
  }
  await call(sealCartCookie, { query, isQuiet: true, errors: 'own' })
}

/** For visitors who were never signed in there is nothing to clear. */
export const dropShopCookie = async ({ config: { appId, domainId } }: Pick<PageContext, 'config'>): Promise<void> => {
  if (isSignedIn(document.cookie, domainId)) await call(dropCartCookie, { query: {}, appId, isQuiet: true, errors: 'own' })
}
