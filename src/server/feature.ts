import type { FastifyInstance, FastifyBaseLogger, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Block, BlockDefinition, StarterPages } from '#features/blocks/public.ts'
import type { PageContent } from '#features/content/public.ts'
import type { DocumentSource } from '#features/search-engine/public.server.ts'
import type { Flags, SiteConfig, TraitSlice } from '#features/tenants/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { SitePath } from '#kernel/site-path.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Traits } from '#kernel/traits.ts'
import type { Dictionaries } from '#kernel/texts.ts'
import type { Tx } from '#server/database/database.ts'
import type { PolicyExtras } from '#server/http/security-headers.ts'
import type { Task } from '#server/jobs/jobs.ts'
import type { Retention } from '#server/retention/retention.ts'
import type { PageQuestion } from '#server/pages/page-variant.ts'
import type { Services } from '#server/services.ts'

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** What a capability brings to the server. `features.ts` lists them, one line each. */
export type Feature = {
  readonly name: string
  /** How tenants may differ in it; each trait has one name among all features. */
  readonly traits?: TraitSlice
  /** Those that no script reads: pages do not carry them. */
  readonly serverTraits?: TraitSlice
  readonly blocks?: readonly BlockDefinition[]
  /** Routes of a tenant: `request.scope` and `request.tx` are there. */
  readonly routes?: (app: App) => void | Promise<void>
  readonly selectors?: readonly SelectorRoute[]
  readonly tasks?: readonly Task[]
  /** How long its tables keep rows that nobody removes. */
  readonly retention?: readonly Retention[]
  readonly pages?: PageSource
  /** What it brings to the site of a new tenant. */
  readonly starterPages?: StarterPages
  /** What people can find of it. */
  readonly documentSources?: readonly DocumentSource[]
  readonly beforePage?: BeforePage
  /** By type of block: what it needs from the database, put into its properties before it is drawn. */
  readonly fillers?: BlockFillers | ((services: Services) => BlockFillers)
  /** By type of block: what the policy of its page must allow beyond the strict one. */
  readonly policies?: Readonly<Record<string, BlockPolicy>>
  /** Who asks, by the request's cookies; one feature knows. Runs in the tenant's transaction. */
  readonly resolveUser?: ResolveUser
}

export const listTraits = (features: readonly Feature[]): TraitSlice[] =>
  features.flatMap(({ traits, serverTraits }) => [traits, serverTraits].filter((slice) => slice !== undefined))

/** Pages that are not written but made of data, such as a million products. */
export type PageSource = {
  /** Paths below the locale; pages there differ by market and by what their query asks. */
  readonly matches: RegExp
  /** ParsedQuery where no author published a page. */
  readonly find: (tx: Tx, question: PageQuestion, dictionaries: Dictionaries) => Promise<PageContent | undefined>
  /** ParsedQuery where this market has no page: what says so, to be sent with 404. Undefined where no other market has one either. */
  readonly findUnsold?: (tx: Tx, question: PageQuestion, dictionaries: Dictionaries) => Promise<PageContent | undefined>
  /** By country: the path of this page where the country has it, else of the nearest page above that it has. */
  readonly listNearest?: (tx: Tx, path: string, countries: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** ParsedQuery where there is no page: the path of the one that was meant, if it only stands in other letters. */
  readonly findSpelling?: (tx: Tx, question: PageQuestion, dictionaries: Dictionaries) => Promise<string | undefined>
  /** Of these paths, those of pages that only some countries have, and which. */
  readonly listLimits?: (tx: Tx, paths: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
  /** Paths that search engines should know, at most so many. */
  readonly list?: (tx: Tx, locale: Locale, limit: number) => Promise<readonly string[]>
  readonly parts?: PageParts
}

/** Paths for search engines where they are too many for one file: numbered parts of at most 50,000. */
export type PageParts = {
  readonly name: string
  readonly list: (tx: Tx) => Promise<readonly number[]>
  readonly read: (tx: Tx, locale: Locale, part: number) => Promise<readonly string[]>
}

/** What the page was asked for, on whose site. */
export type FillerQuestion = PageQuestion & { readonly tenant: TenantKey; readonly traits: Traits; readonly flags: Flags }
export type BlockFiller = (tx: Tx, props: Block['props'], question: FillerQuestion) => Promise<Block['props']>
export type BlockFillers = Readonly<Record<string, BlockFiller>>

export type BlockPolicy = (props: Block['props'], config: SiteConfig) => PolicyExtras

/** May answer an address of a page itself, such as with a redirect; undefined lets the page come. */
export type BeforePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: SitePath & { readonly locale: Locale },
) => FastifyReply | undefined

export type ResolveUser = (tx: Tx, request: FastifyRequest) => Promise<ScopeUser | undefined>

/** Answers page addresses whose first selector (or sub-path after the page) it names. */
export type SelectorRoute = {
  /** A pattern for selectors that carry a value, such as `usen`. */
  readonly selector: string | RegExp
  readonly methods: readonly ('GET' | 'POST')[]
  /** How `/api/docs` shows it; without it a line in `http/undocumented.ts` says why it does not. */
  readonly documented?: { readonly path: string; readonly tag: string; readonly summary: string }
  readonly answer: (request: FastifyRequest, reply: FastifyReply, path: SitePath) => Promise<unknown>
}
