import { orderingFeatures } from '#app/ordering-features.ts'
import { agents } from '#foundation/agents/public.server.ts'
import { accountMenu } from '#features/accounts/account-menu/public.server.ts'
import { accounts } from '#foundation/accounts/public.server.ts'
import { impersonation } from '#features/accounts/impersonation/public.server.ts'
import { analytics } from '#foundation/analytics/public.server.ts'
import { audit } from '#foundation/audit/public.server.ts'
import { authoring } from '#features/authoring/authoring/public.server.ts'
import { brandAdmin } from '#features/administration/brand-admin/public.server.ts'
import { brand } from '#foundation/brand/public.server.ts'
import { mailTexts } from '#features/administration/mail-texts/public.server.ts'
import { backOffice } from '#features/administration/back-office/public.server.ts'
import { cases } from '#features/support/cases/public.server.ts'
import { customerOverview } from '#features/administration/customer-overview/public.server.ts'
import { commandPalette } from '#features/administration/command-palette/public.server.ts'
import { catalogueAdmin } from '#features/administration/catalogue-admin/public.server.ts'
import { categoryMenu } from '#features/storefront/category-menu/public.server.ts'
import { catalogue } from '#features/storefront/catalogue/public.server.ts'
import { compare } from '#features/storefront/compare/public.server.ts'
import { content, findFrameBlock } from '#features/site/content/public.server.ts'
import { dataAdmin } from '#features/administration/data-admin/public.server.ts'
import { dealers } from '#features/storefront/dealers/public.server.ts'
import { downloads } from '#features/documents/downloads/public.server.ts'
import { equipment } from '#features/support/equipment/public.server.ts'
import { entitlementAdmin } from '#features/administration/entitlement-admin/public.server.ts'
import { entitlements } from '#foundation/entitlements/public.server.ts'
import { identity } from '#foundation/identity/public.server.ts'
import { knowledge } from '#features/support/knowledge/public.server.ts'
import { createInsights } from '#features/administration/insights/public.server.ts'
import { locale } from '#foundation/locale/public.server.ts'
import { media } from '#features/site/media/public.server.ts'
import { inboxPage } from '#features/accounts/inbox-page/public.server.ts'
import { drafts } from '#foundation/data-kinds/public.server.ts'
import { integration } from '#foundation/integration/public.server.ts'
import { favourites } from '#foundation/favourites/public.server.ts'
import { home } from '#features/accounts/home/public.server.ts'
import { firstCalls } from '#foundation/first-calls/public.server.ts'
import { formInbox } from '#features/forms/form-inbox/public.server.ts'
import { forms } from '#features/forms/forms/public.server.ts'
import { navigation } from '#features/site/navigation/public.server.ts'
import { createNotifications } from '#foundation/notifications/public.server.ts'
import { identityProvider } from '#features/access/identity-provider/public.server.ts'
import { orderingAccounts } from '#features/accounts/ordering-accounts/public.server.ts'
import { orderAdmin } from '#features/administration/order-admin/public.server.ts'
import { personalDataFeature } from '#foundation/personal-data/public.server.ts'
import { inbox } from '#foundation/inbox/public.server.ts'
import { outbox } from '#foundation/outbox/public.server.ts'
import { marketBanner } from '#features/storefront/market-banner/public.server.ts'
import { mediaLibrary } from '#features/authoring/media-library/public.server.ts'
import { operations } from '#features/administration/operations/public.server.ts'
import { pageLanguages } from '#features/authoring/page-languages/public.server.ts'
import { pagePreview } from '#features/authoring/page-preview/public.server.ts'
import { pageEditor } from '#features/authoring/page-editor/public.server.ts'
import { productTools } from '#features/storefront/product-tools/public.server.ts'
import { productImport } from '#features/storefront/product-import/public.server.ts'
import { publications } from '#features/documents/publications/public.server.ts'
import { pricing } from '#features/buying/pricing/public.server.ts'
import { quoteAdmin } from '#features/administration/quote-admin/public.server.ts'
import { reauthentication } from '#foundation/reauthentication/public.server.ts'
import { navigationAdministration } from '#features/authoring/navigation-admin/public.server.ts'
import { releases } from '#features/authoring/releases/public.server.ts'
import { requests } from '#foundation/requests/public.server.ts'
import { savedSearches } from '#features/search/saved-searches/public.server.ts'
import { savedViews } from '#foundation/saved-views/public.server.ts'
import { search } from '#features/search/search/public.server.ts'
import { searchApi } from '#features/search/search-api/public.server.ts'
import { searchEvents } from '#features/search/search-events/public.server.ts'
import { secondFactor } from '#foundation/second-factor/public.server.ts'
import { searchAdmin } from '#features/search/search-admin/public.server.ts'
import { sessionLife } from '#foundation/session-life/public.server.ts'
import { sideNavigation } from '#foundation/side-navigation/public.server.ts'
import { signInMessages } from '#features/access/sign-in-messages/public.server.ts'
import { setup } from '#features/administration/setup/public.server.ts'
import { siteSettings } from '#features/administration/site-settings/public.server.ts'
import { sites } from '#features/accounts/sites/public.server.ts'
import { tenants } from '#foundation/tenants/public.server.ts'
import { accountSettings } from '#features/accounts/account-settings/public.server.ts'
import { portalMessages } from '#foundation/portal-messages/public.server.ts'
import { requestAdmin } from '#features/administration/request-admin/public.server.ts'
import { toolAccess } from '#features/access/tool-access/public.server.ts'
import { training } from '#features/training/training/public.server.ts'
import { unidentifiedUser } from '#features/support/unidentified-user/public.server.ts'
import { unsoldParts } from '#features/storefront/unsold-parts/public.server.ts'
import { uploads } from '#foundation/uploads/public.server.ts'
import { work } from '#foundation/work/public.server.ts'
import type { Feature } from '#platform/feature.ts'

/** Every capability that stands for itself; a new one is a line here. */
const own: readonly Feature[] = [
  tenants,
  brand,
  locale,
  identity,
  sessionLife,
  accountMenu,
  secondFactor,
  reauthentication,
  audit,
  work,
  uploads,
  personalDataFeature,
  outbox,
  integration,
  drafts,
  accounts,
  entitlements,
  inbox,
  agents,
  requests,
  createNotifications((tx, locale) => findFrameBlock(tx, locale, 'notices')),
  analytics,
  savedViews,
  favourites,
  firstCalls,
  content,
  media,
  navigation,
  sideNavigation,
  forms,
  formInbox,
  compare,
  catalogue,
  categoryMenu,
  marketBanner,
  unsoldParts,
  pricing,
  dataAdmin,
  dealers,
  search,
  savedSearches,
  searchApi,
  searchEvents,
  searchAdmin,
  productImport,
  catalogueAdmin,
  commandPalette,
  customerOverview,
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
  inboxPage,
  ...orderingFeatures,
  toolAccess,
  requestAdmin,
  sites,
  training,
  authoring,
  navigationAdministration,
  releases,
  mediaLibrary,
  pagePreview,
  pageLanguages,
  operations,
  setup,
  siteSettings,
  brandAdmin,
  mailTexts,
  entitlementAdmin,
  orderAdmin,
  quoteAdmin,
  pageEditor,
  backOffice,
  cases,
  equipment,
  unidentifiedUser,
  home,
]

/** Every capability of the product. The last one shows what the others count of themselves. */
export const features: readonly Feature[] = [...own, createInsights(own)]
