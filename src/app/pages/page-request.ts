import type { Block, PageMode, PageModel } from '#foundation/blocks/public.ts'
import type { Viewer } from '#features/site/content/public.ts'
import type { Tenant } from '#foundation/tenants/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { CompanyRole, UserRole } from '#kernel/scope.ts'
import type { PageVariant } from '#foundation/blocks/public.ts'

export type PageRequest = {
  readonly tenant: Tenant
  readonly locale: Locale
  readonly path: string
  /** Only authors request another one than 'publish' [T-41]. */
  readonly mode?: PageMode | undefined
  /** An author looks at it in the editor's frame. */
  readonly isFramed?: boolean
  /** Of who asks; the navigation of an area shows what concerns them. */
  readonly roles?: readonly UserRole[]
  /** Of who asks, in the company they buy for. */
  readonly companyRole?: CompanyRole | undefined
  /** Without it nobody is known to ask: pages that are for some people do not exist. */
  readonly viewer?: Viewer | undefined
  /** A page that is looked at before it is published, as somebody else or at another time. */
  readonly preview?: PagePreview | undefined
  /** Where the visitor shops and what the address asks, for pages that differ by it. */
  readonly variant?: PageVariant
}

export type PagePreview = {
  readonly now: Date
  /** The page that the navigation is planned for. */
  readonly roles: readonly UserRole[]
  readonly isSignedIn: boolean
  /** In the editor's frame. */
  readonly isFramed: boolean
}

/** A page that a feature makes itself: its blocks carry what the request said, so nobody else may see it. */
export type FeaturePage = {
  readonly title: string
  readonly description?: string
  readonly blocks: readonly Block[]
  readonly status?: number
  /** Its purpose in reports; an ordinary page unless given. */
  readonly kind?: PageModel['kind']
  /** Where it stands, if that is outside of the locales. */
  readonly address?: string | undefined
  /** Shown with the site's header and footer. */
  readonly isFramed?: boolean
  /** Says that something is not to be had: not for search engines, and not to come back to. */
  readonly isError?: boolean
  /** Its blocks are an author's: what they need from the database is put into them as on the published page. */
  readonly isFilled?: boolean
  readonly headers?: Readonly<Record<string, string>>
}
