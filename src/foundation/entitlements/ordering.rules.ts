import type { CompanyRole } from '#foundation/identity/public.ts'
import type { AccessStatus } from '#foundation/entitlements/tool.rules.ts'
import { decideStatus } from '#foundation/entitlements/tool-access.rules.ts'
import { allow, refuse, requireAll, requireAny, type Decision } from '#kernel/decision.ts'
import type { Traits } from '#kernel/traits.ts'

export type OrderingRequest = {
  readonly traits: Traits
  /** Of the e-commerce tool; undefined where the site has none, which nobody can request then. */
  readonly status: AccessStatus | undefined
  /** Whether people like this one can ask for it. */
  readonly mayRequest?: boolean | undefined
  readonly hasDefaultSoldTo: boolean
  readonly userType: string
  readonly managerRole: boolean | null
  readonly favourites: number
  readonly companyRole?: CompanyRole | null
}

/** On some sites employees or managers order through their customers' accounts [6.6.3]. */
const ordersByFavourites = ({ traits: { orderingByFavourites: by }, userType, managerRole }: OrderingRequest): boolean =>
  (by === 'employees' && userType === 'Employee') || (by === 'managers' && managerRole === true)

/** The e-commerce tool must be approved [6.6.1], on some sites a default account as well [6.6.2]. */
const decideByTool = ({ traits, status, mayRequest = true, hasDefaultSoldTo }: OrderingRequest): Decision => {
  if (status === undefined) return refuse('ordering.not-offered')
  if (status === 'Not Requested' && !mayRequest) return refuse('ordering.not-requestable')
  const tool = decideStatus('ordering', status)
  if (traits.orderingNeeds !== 'default-account') return tool
  return requireAll(tool, hasDefaultSoldTo ? allow('ordering.default-account') : refuse('ordering.no-default-account'))
}

const decideByRole = (query: OrderingRequest): Decision => {
  if (!ordersByFavourites(query)) return decideByTool(query)
  const { favourites } = query
  return requireAny(
    favourites > 0 ? allow('ordering.favourites', { count: favourites }) : refuse('ordering.no-favourites'),
    decideByTool(query),
  )
}

/** Who only looks on in their company orders nothing, whatever else they may do. */
export const decideOrdering = (query: OrderingRequest): Decision =>
  query.companyRole === 'viewer' ? refuse('ordering.viewer') : decideByRole(query)
