import type { Persona } from '#features/accounts/home/arrange.rules.ts'
import type { HomeChart, HomeItem } from '#features/accounts/home/home-item.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { TextValues } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

export type { HomeChart, HomeItem } from '#features/accounts/home/home-item.rules.ts'

export type HomeRequest = {
  readonly tx: Tx
  readonly services: Services
  readonly tenant: TenantKey
  readonly user: ScopeUser
  readonly language: Language
  /** Words of the feature in the reader's language. */
  readonly say: (key: string, values?: TextValues) => string
}

/** Keys are of the feature's own texts. */
export type HomeCard = {
  /** Of the feature, or the feature's with a word after it; it stands in an address. */
  readonly name: string
  /** Whose texts its keys are of. */
  readonly namespace: string
  readonly title: string
  /** Its name for staff, if different. */
  readonly staffTitle?: string
  /** Smaller numbers stand first, unless the person or the site has others that matter more. */
  readonly order: number
  /** Whose work it is about: to them it stands before all others. */
  readonly firstFor?: readonly Persona[]
  /** Staff do not see it while it is empty: it would ask them to do what customers do. */
  readonly isForCustomers?: boolean
  /** Where all of it is, below the locale. */
  readonly path: string
  /** Shown to newcomers instead, with a link. */
  readonly empty: { readonly text: string; readonly action: string; readonly path: string }
  /** Not shown at all while there is nothing in it: what only matters when it is there. */
  readonly isHiddenEmpty?: boolean
  /** The few that matter most to this person. */
  readonly read: (request: HomeRequest) => Promise<readonly HomeItem[]>
  /** Items that wait for the person, where `read` may not hold all of them: it reads the newest only. */
  readonly readNeeds?: (request: HomeRequest) => Promise<readonly HomeItem[]>
  /** Undefined where there is nothing to draw for this person. */
  readonly readChart?: (request: HomeRequest) => Promise<HomeChart | undefined>
}
