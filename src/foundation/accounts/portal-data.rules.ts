import type { AccountStatus } from '#foundation/accounts/account-status.schema.ts'
import { readCountry, readSoldTos } from '#foundation/accounts/contact-reply.rules.ts'
import type { ContactReply, SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'
import { chooseDefaultSoldTo, prepareSoldTos } from '#foundation/accounts/sold-to.rules.ts'
import { decideOrdering, ECOMMERCE_TOOL_ID } from '#foundation/entitlements/public.ts'
import { decideCsr } from '#foundation/identity/public.ts'
import type { Flags } from '#kernel/flags.ts'
import type { SiteConfig } from '#kernel/site-config.ts'
import type { Traits } from '#kernel/traits.ts'

/** Facts of the page that loading needs. */
export type PortalPage = {
  readonly tenant: { readonly traits: Traits }
  readonly config: SiteConfig
  readonly flags: Flags
}

type PortalAddresses = { readonly session: string; readonly status: string }

/** The page that leads to a tool has addresses of its own for session and status details [7.1.1, 7.1.6]. */
export const choosePortalAddresses = ({ currentPagePath, ...config }: SiteConfig): PortalAddresses =>
  currentPagePath === undefined
    ? { session: config.detailUri, status: config.statusUri }
    : { session: config.sessionDetailEndpoint, status: config.statusDetailEndpoint }

/** Each is undefined while it is not known, and null when its call failed. */
export type PortalReplies = {
  readonly favourites?: ContactReply | null
  readonly contact?: ContactReply | null
  readonly status?: Partial<AccountStatus> | null
}

export type LoggedInDetails = {
  readonly hasEcommerceAccess: boolean
  readonly userLoggedIn: boolean
  readonly defaultSoldTo: string
}

/** The meaning of the replies for this person on this site. */
export type PortalFacts = {
  readonly isInternalCsr: boolean
  /** To choose from: favourites for those who serve customers, one's own for everyone else [4.2.3]. */
  readonly soldTos: readonly SoldToReply[]
  /** How many there are, where only the first of them came. */
  readonly soldToCount: number
  readonly defaultSoldTo?: SoldToReply
  /** The one that is ordered for: never guessed where several could be meant [4.5.4]. */
  readonly activeSoldTo?: SoldToReply
  readonly isManager: boolean
  readonly hasEcommerceAccess: boolean
  /** Of the person's address. */
  readonly countryCode: string
}

export const NO_FACTS: PortalFacts = {
  isInternalCsr: false,
  soldTos: [],
  soldToCount: 0,
  isManager: false,
  hasEcommerceAccess: false,
  countryCode: 'US',
}

export const derivePortalFacts = ({ tenant: { traits }, flags }: PortalPage, replies: PortalReplies): PortalFacts => {
  const { favourites, contact, status } = replies
  const managerRole = contact?.managerRole ?? null
  const isInternalCsr = decideCsr(
    { isInternal: status?.isInternalUser === true, managerRole },
    { traits, csrFlow: flags.internalCsrFlow },
  ).allowed
  const site = { traits, isControlled: flags.soldto_control, isManager: managerRole === true }
  const assigned = isInternalCsr ? favourites : contact
  const soldTos = prepareSoldTos(readSoldTos(assigned), site)
  // Of those that came, some may not be offered here.
  const further = Math.max(0, (assigned?.totalAccounts ?? 0) - readSoldTos(assigned).length)
  const tool = contact?.toolAccess?.find(({ masterToolId }) => masterToolId === ECOMMERCE_TOOL_ID)
  const { allowed: hasEcommerceAccess } = decideOrdering({
    traits,
    status: tool?.status ?? 'Not Requested',
    hasDefaultSoldTo: soldTos.some(({ isDefault }) => isDefault),
    userType: contact?.userType ?? '',
    managerRole,
    favourites: readSoldTos(favourites).length,
  })
  return {
    isInternalCsr,
    soldTos,
    soldToCount: soldTos.length + further,
    defaultSoldTo: chooseDefaultSoldTo(soldTos),
    activeSoldTo: soldTos.find(({ isDefault }) => isDefault) ?? (soldTos.length + further === 1 ? soldTos[0] : undefined),
    isManager: managerRole === true,
    hasEcommerceAccess,
    countryCode: readCountry(contact),
  }
}

/** A hint for the next page; no server believes it [3.19.1, 6.6.4, T-16]. */
export const toLoggedInDetails = ({ hasEcommerceAccess, defaultSoldTo }: PortalFacts): LoggedInDetails => ({
  hasEcommerceAccess,
  userLoggedIn: true,
  defaultSoldTo: defaultSoldTo?.soldToNumber ?? '',
})
