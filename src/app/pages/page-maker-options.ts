import { isGatedPage } from '#features/site/content/public.ts'
import type { BlockFillers, BlockPolicy } from '#foundation/blocks/public.server.ts'
import type { Block, PageBrand, PageModel, PageVariant } from '#foundation/blocks/public.ts'
import type { Notice } from '#foundation/notifications/public.ts'
import type { BlockRegistry, PageSource } from '#features/site/content/public.server.ts'
import type { PlanEditor } from '#features/authoring/page-editor/public.server.ts'
import type { Settings } from '#foundation/tenants/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { SiteConfig } from '#kernel/site-config.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { AllDictionaries } from '#kernel/texts.ts'
import type { Traits } from '#kernel/traits.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { PageRequest } from '#app/pages/page-request.ts'
import type { Renderer } from '#app/pages/renderer.ts'
import type { SideLinks } from '#app/pages/side-links.ts'

export const typesOf = (blocks: readonly (Block | undefined)[]): Set<string> =>
  new Set(blocks.flatMap((block) => (block ? [block.type] : [])))

export const variantOf = ({ locale, path, variant }: PageRequest): PageVariant =>
  variant ?? { locale, path, market: [locale.country], query: new URLSearchParams() }

/** Pages of the catalogue differ by market; those of the portal do not. */
export const isByMarket = (sources: readonly PageSource[], path: string): boolean =>
  !isGatedPage(path) && sources.some(({ matches }) => matches.test(path))

export type PageMakerOptions = {
  readonly db: Db
  readonly registry: BlockRegistry
  readonly renderer: Pick<Renderer, 'load' | 'findAssets'>
  readonly dictionaries: AllDictionaries
  readonly originOf: (tenant: TenantKey) => string
  readonly settings: Pick<Settings, 'resolveConfig' | 'resolveFlags'>
  readonly sources?: readonly PageSource[]
  readonly sideLinks?: Pick<SideLinks, 'plan'>
  readonly fillers?: BlockFillers
  readonly policies?: Readonly<Record<string, BlockPolicy>>
  readonly clock?: Clock
  readonly pickTraits?: (traits: Traits) => Traits
  readonly brandOf?: (tenant: TenantKey) => PageBrand | undefined
  /** Where the replies to the first calls of a page come from; undefined for pages that everybody may see. */
  readonly findFirstCalls?: (page: PageModel, query: URLSearchParams) => string | undefined
  readonly planEditor?: PlanEditor | undefined
  /** Of the product itself, on every page of a site. */
  readonly noticeOf?: (page: Pick<PageModel, 'tenant' | 'locale'>) => Notice | undefined
  /** Keys for the browser beyond the written configuration, such as the key of the search. */
  readonly readKeys?: (tenant: TenantKey, tx?: Tx) => Promise<Pick<SiteConfig, 'searchKey'>>
}
