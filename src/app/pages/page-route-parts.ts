import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SideNavigation } from '#foundation/side-navigation/public.server.ts'
import type { Tenants } from '#foundation/tenants/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { BeforePage, Feature, ResolveUser, SelectorRoute } from '#platform/feature.ts'
import type { OwnWrites } from '#platform/http/own-writes.ts'
import type { PageCache } from '#platform/http/page-cache.ts'
import type { PageMaker } from '#app/pages/page-maker.ts'
import type { FindSpelling } from '#app/pages/page-spelling.ts'
import type { PageVariants } from '#app/pages/page-variant.ts'
import type { SideLinks } from '#app/pages/side-links.ts'

export type PageRouteParts = {
  readonly tenants: Tenants
  readonly cache: PageCache
  readonly clock: Clock
  readonly maker: PageMaker
  /** Of what everybody may see, from a replica where there is one. */
  readonly publicMaker: PageMaker
  /** Whether this process has heard of what the visitor changed: otherwise its cached pages are not for them. */
  readonly isHeard: OwnWrites['isHeard']
  readonly selectors: readonly SelectorRoute[]
  readonly beforePage: readonly BeforePage[]
  readonly beforeSelector: readonly NonNullable<Feature['beforeSelector']>[]
  readonly db: Db
  readonly resolveUser?: ResolveUser
  readonly headers: Readonly<Record<string, string>>
  readonly variants: PageVariants
  readonly findSpelling: FindSpelling
  /** The path to which a page was moved. */
  readonly findRedirect: (tx: Tx, locale: Locale, path: string) => Promise<string | undefined>
  readonly backOffice: Pick<SideNavigation, 'mayOpen' | 'mayVisit'> & Pick<SideLinks, 'findFirstScreen'>
  /** Answers the root of a host without a tenant; nothing in production. */
  readonly bareHost?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}
