import type { Block, BlockDefinition } from '#foundation/blocks/block.rules.ts'
import type { PageVariant } from '#foundation/blocks/page-model.rules.ts'
import type { SiteLink, StarterPages } from '#foundation/blocks/starter-page.rules.ts'
import type { Flags } from '#kernel/flags.ts'
import type { SiteConfig } from '#kernel/site-config.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Traits } from '#kernel/traits.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PolicyExtras } from '#platform/http/security-headers.ts'
import type { Services } from '#platform/services.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    readonly blocks?: readonly BlockDefinition[]
    /** Pages for the site of a new tenant. */
    readonly starterPages?: StarterPages
    /** Its public pages that header and footer of a site link to. */
    readonly siteLinks?: readonly SiteLink[]
    /** By type of block: what it needs from the database, put into its properties before it is drawn. */
    readonly fillers?: BlockFillers | ((services: Services) => BlockFillers)
    /** By type of block: what the policy of its page must allow beyond the strict one. */
    readonly policies?: Readonly<Record<string, BlockPolicy>>
  }
}

/** The page that is made, and for whose site. */
export type FillerRequest = PageVariant & { readonly tenant: TenantKey; readonly traits: Traits; readonly flags: Flags }
export type BlockFiller = ((tx: Tx, props: Block['props'], request: FillerRequest) => Promise<Block['props']>) & {
  /** It rolls back to a savepoint: statements of other blocks must not stand between. */
  readonly runsAlone?: true
  /** Whoever changes what it reads drops the pages of the site (`announceData`), so that a page of the portal may stay in the cache. */
  readonly isAnnounced?: true
}
export type BlockFillers = Readonly<Record<string, BlockFiller>>

export type BlockPolicy = (props: Block['props'], config: SiteConfig) => PolicyExtras
