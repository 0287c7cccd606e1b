import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Block, PageMode } from '#foundation/blocks/public.ts'
import type { Tenants } from '#foundation/tenants/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { App } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'
import type { PageCache } from '#platform/http/page-cache.ts'
import type { PageMaker } from '#app/pages/page-maker.ts'
import type { FeaturePage, PagePreview } from '#app/pages/page-request.ts'
import type { PageAnswers } from '#app/pages/page-answers.ts'

export type { FeaturePage } from '#app/pages/page-request.ts'

export type SendFeaturePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  /** `key` names the page in the cache, for one that is the same for all who ask so; without it nobody else gets it. */
  place: {
    readonly locale: Locale
    readonly path: string
    readonly key?: string | undefined
    readonly preview?: PagePreview | undefined
  },
  page: FeaturePage | (() => Promise<FeaturePage>),
) => Promise<FastifyReply>

/** `key` names the answer in the page cache; without it nobody else gets it. `caching` and `headers` are for those in between. */
export type SendFragment = (
  request: FastifyRequest,
  reply: FastifyReply,
  place: {
    readonly locale: Locale
    readonly path: string
    readonly key?: string
    readonly caching?: string
    readonly headers?: Readonly<Record<string, string>>
    /** The blocks are an author's: what they need from the database is put into them. */
    readonly isFilled?: boolean
    /** For authors: their blocks can be distinguished. */
    readonly mode?: PageMode
  },
  findBlocks: () => Promise<readonly Block[] | DescribedBlocks>,
) => Promise<FastifyReply>

/** Headers that belong to exactly these blocks, such as their version. */
export type DescribedBlocks = { readonly blocks: readonly Block[]; readonly headers: Readonly<Record<string, string>> }

const describe = (found: readonly Block[] | DescribedBlocks): DescribedBlocks =>
  'blocks' in found ? found : { blocks: found, headers: {} }

declare module 'fastify' {
  interface FastifyInstance {
    /** Draws a page of a feature's own, such as a form with its errors; not cached unless it has a key. */
    sendFeaturePage: SendFeaturePage
    /** Draws blocks without a page, for the browser to put into one. */
    sendFragment: SendFragment
  }
}

type Parts = {
  readonly tenants: Tenants
  readonly cache: PageCache
  readonly maker: PageMaker
  readonly answers: PageAnswers
}

export const decorateFeaturePages = (app: App, { tenants, cache, maker, answers }: Parts): void => {
  app.decorate('sendFeaturePage', async (request, reply, { locale, path, key, preview }, page) => {
    const tenant = tenants.byHost(request.host) ?? notFound('page')
    const make = async () =>
      maker.makeFeaturePage(
        {
          ...{ tenant, locale, path, preview },
          roles: preview?.roles ?? request.scope?.user?.roles ?? [],
          companyRole: preview ? undefined : request.scope?.user?.companyRole,
        },
        typeof page === 'function' ? await page() : page,
        request.tx,
      )
    const made = key === undefined ? await make() : (cache.get(tenant.key, key) ?? (await cache.getOrMake(tenant.key, key, make)))
    return answers.send(request, reply, made, 'private, no-store')
  })
  app.decorate('sendFragment', async (request, reply, { locale, path, key, caching, headers, isFilled, mode }, findBlocks) => {
    const tenant = tenants.byHost(request.host) ?? notFound('page')
    const make = async () => {
      const found = describe(await findBlocks())
      const all = { ...headers, ...found.headers }
      return maker.makeFragment({ tenant, locale, path, mode }, found.blocks, all, isFilled ? request.tx : undefined)
    }
    return key === undefined
      ? answers.send(request, reply, await make(), 'private, no-store')
      : answers.send(request, reply, cache.get(tenant.key, key) ?? (await cache.getOrMake(tenant.key, key, make)), caching)
  })
}
