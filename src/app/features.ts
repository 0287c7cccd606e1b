import { accountMenu } from '#features/account-menu/public.server.ts'
import { accounts } from '#features/accounts/public.server.ts'
import { impersonation } from '#features/impersonation/public.server.ts'
import { analytics } from '#features/analytics/public.server.ts'
import { audit } from '#features/audit/public.server.ts'
import { authoring } from '#features/authoring/public.server.ts'
import { backOffice } from '#features/back-office/public.server.ts'
import { cases } from '#features/cases/public.server.ts'
import { cart } from '#features/cart/public.server.ts'
import { quickOrdering } from '#features/quick-order/public.server.ts'
import { checkout } from '#features/checkout/public.server.ts'
import { catalogueDesk } from '#features/catalogue-desk/public.server.ts'
import { catalogue } from '#features/catalogue/public.server.ts'
import { compare } from '#features/compare/public.server.ts'
import { content, findFrameBlock } from '#features/content/public.server.ts'
import { dealers } from '#features/dealers/public.server.ts'
import { downloads } from '#features/downloads/public.server.ts'
import { entitlementDesk } from '#features/entitlement-desk/public.server.ts'
import { entitlements } from '#features/entitlements/public.server.ts'
import { exportsFeature } from '#features/exports/public.server.ts'
import { invoices } from '#features/invoices/public.server.ts'
import { identity } from '#features/identity/public.server.ts'
import { knowledge } from '#features/knowledge/public.server.ts'
import { lists } from '#features/lists/public.server.ts'
import { createInsights } from '#features/insights/public.server.ts'
import { locale } from '#features/locale/public.server.ts'
import { media } from '#features/media/public.server.ts'
import { integration } from '#features/integration/public.server.ts'
import { favourites } from '#features/favourites/public.server.ts'
import { home } from '#features/home/public.server.ts'
import { formInbox } from '#features/form-inbox/public.server.ts'
import { forms } from '#features/forms/public.server.ts'
import { navigation } from '#features/navigation/public.server.ts'
import { createNotifications } from '#features/notifications/public.server.ts'
import { identityProvider } from '#features/identity-provider/public.server.ts'
import { orderingAccounts } from '#features/ordering-accounts/public.server.ts'
import { orderDesk } from '#features/order-desk/public.server.ts'
import { orderPapers } from '#features/order-papers/public.server.ts'
import { orders } from '#features/orders/public.server.ts'
import { outbox } from '#features/outbox/public.server.ts'
import { marketBanner } from '#features/market-banner/public.server.ts'
import { mediaLibrary } from '#features/media-library/public.server.ts'
import { operations } from '#features/operations/public.server.ts'
import { pageLanguages } from '#features/page-languages/public.server.ts'
import { pagePreview } from '#features/page-preview/public.server.ts'
import { pageEditor } from '#features/page-editor/public.server.ts'
import { productTools } from '#features/product-tools/public.server.ts'
import { productImport } from '#features/product-import/public.server.ts'
import { publications } from '#features/publications/public.server.ts'
import { pricing } from '#features/pricing/public.server.ts'
import { purchases } from '#features/purchases/public.server.ts'
import { reauthentication } from '#features/reauthentication/public.server.ts'
import { releases } from '#features/releases/public.server.ts'
import { requests } from '#features/requests/public.server.ts'
import { savedSearches } from '#features/saved-searches/public.server.ts'
import { savedViews } from '#features/saved-views/public.server.ts'
import { search } from '#features/search/public.server.ts'
import { searchApi } from '#features/search-api/public.server.ts'
import { searchEvents } from '#features/search-events/public.server.ts'
import { secondFactor } from '#features/second-factor/public.server.ts'
import { searchAdmin } from '#features/search-admin/public.server.ts'
import { sessionLife } from '#features/session-life/public.server.ts'
import { sideNavigation } from '#features/side-navigation/public.server.ts'
import { signInMessages } from '#features/sign-in-messages/public.server.ts'
import { siteSettings } from '#features/site-settings/public.server.ts'
import { sites } from '#features/sites/public.server.ts'
import { tenants } from '#features/tenants/public.server.ts'
import { accountSettings } from '#features/account-settings/public.server.ts'
import { portalMessages } from '#features/portal-messages/public.server.ts'
import { decisionDesk } from '#features/decision-desk/public.server.ts'
import { toolAccess } from '#features/tool-access/public.server.ts'
import { training } from '#features/training/public.server.ts'
import { unidentifiedUser } from '#features/unidentified-user/public.server.ts'
import { unsoldParts } from '#features/unsold-parts/public.server.ts'
import { uploads } from '#features/uploads/public.server.ts'
import { work } from '#features/work/public.server.ts'
import type { Feature } from '#platform/feature.ts'

/** Every capability that stands for itself; a new one is a line here. */
const own: readonly Feature[] = [
  tenants,
  locale,
  identity,
  sessionLife,
  accountMenu,
  secondFactor,
  reauthentication,
  audit,
  work,
  uploads,
  outbox,
  integration,
  accounts,
  entitlements,
  requests,
  createNotifications((tx, locale) => findFrameBlock(tx, locale, 'notices')),
  analytics,
  savedViews,
  favourites,
  content,
  media,
  navigation,
  sideNavigation,
  forms,
  formInbox,
  compare,
  catalogue,
  marketBanner,
  unsoldParts,
  pricing,
  dealers,
  search,
  savedSearches,
  searchApi,
  searchEvents,
  searchAdmin,
  productImport,
  catalogueDesk,
  productTools,
  publications,
  knowledge,
  downloads,
  identityProvider,
  impersonation,
  orderingAccounts,
  signInMessages,
  portalMessages,
  accountSettings,
  cart,
  quickOrdering,
  invoices,
  exportsFeature,
  orders,
  orderPapers,
  purchases,
  checkout,
  lists,
  toolAccess,
  decisionDesk,
  sites,
  training,
  authoring,
  releases,
  mediaLibrary,
  pagePreview,
  pageLanguages,
  operations,
  siteSettings,
  entitlementDesk,
  orderDesk,
  pageEditor,
  backOffice,
  cases,
  unidentifiedUser,
  home,
]

/** Every capability of the product. The last one shows what the others count of themselves. */
export const features: readonly Feature[] = [...own, createInsights(own)]
