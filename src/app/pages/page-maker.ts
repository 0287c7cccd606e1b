import { pageHref, type Block, type PageModel } from '#foundation/blocks/public.ts'
import { isGatedPage } from '#features/site/content/public.ts'
import { showNoticesAs } from '#foundation/notifications/public.ts'
import { systemClock } from '#kernel/clock.ts'
import { lookUp } from '#kernel/look-up.ts'
import { READ_ONLY_CODE } from '#kernel/read-only.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { createPageDrawer } from '#app/pages/draw-page.ts'
import { showEditedNotices } from '#app/pages/edited-notices.ts'
import { createBlockFiller } from '#app/pages/fill-blocks.ts'
import { createPageLoader } from '#app/pages/load-page.ts'
import { createPageReader, type Frame } from '#app/pages/page-frame.ts'
import { NO_DOCUMENTS } from '#app/pages/page-locales.ts'
import { isByMarket, variantOf, type PageMakerOptions } from '#app/pages/page-maker-options.ts'
import { createModelBuilder } from '#app/pages/page-model.ts'
import type { FeaturePage, PageRequest } from '#app/pages/page-request.ts'
import { ERROR, plainContent } from '#app/pages/plain-content.ts'
import type { CachedPage } from '#platform/http/page-cache.ts'

export type PageMaker = {
  /** An authored page or one generated from data; undefined when there is none. */
  readonly makePage: (request: PageRequest) => Promise<CachedPage | undefined>
  /** Blocks without a page around them, for the browser to put into one; they bring their styles. */
  readonly makeFragment: (
    request: PageRequest,
    blocks: readonly Block[],
    headers?: Readonly<Record<string, string>>,
    tx?: Tx,
  ) => Promise<CachedPage>
  /** A page that a feature describes; in the caller's transaction, where one is open. */
  readonly makeFeaturePage: (request: PageRequest, page: FeaturePage, tx?: Tx) => Promise<CachedPage>
  /** The site's own error page where an author made one, else a plain one. */
  readonly makeErrorPage: (request: Omit<PageRequest, 'path'>, status: number) => Promise<CachedPage>
  /** Needs no database. */
  readonly makePlainErrorPage: (request: Omit<PageRequest, 'path'>, status: number, code?: string) => Promise<CachedPage>
}

/** The catalogue of a country: this process caches it by market, but no cache in front of it may. */
const BY_MARKET = { 'cache-control': 'private, max-age=0', vary: 'Accept-Encoding, Cookie' }

/** Loads what a page says, builds its model and draws it. */
export const createPageMaker = (options: PageMakerOptions): PageMaker => {
  const { db, dictionaries, settings, sources = [], sideLinks, fillers = {}, clock = systemClock(), readKeys } = options
  const { drawPage, drawFragment, fillDefaults } = createPageDrawer(options)
  const buildModel = createModelBuilder(options)
  const readPages = createPageReader(sideLinks)
  const fillBlocks = createBlockFiller(fillers)
  const loadPage = createPageLoader({ ...options, buildModel, readPages, fillBlocks, fillDefaults })

  /** An error page that needs no database goes without. */
  const addKeys = async (model: PageModel, tx?: Tx): Promise<PageModel> =>
    readKeys ? { ...model, config: { ...model.config, ...(await readKeys(model.tenant.key, tx)) } } : model

  const fillFromData = async (request: PageRequest, blocks: Block[], tx?: Tx): Promise<Block[]> => {
    const { tenant } = request
    const about = { tenant: tenant.key, traits: tenant.traits, flags: settings.resolveFlags(tenant.flags) }
    return tx ? fillBlocks(tx, blocks, { ...variantOf(request), ...about }) : blocks
  }

  const readFrame = async (request: PageRequest, tx: Tx): Promise<Frame> => {
    const { frame } = await readPages(tx, request)
    return request.preview ? { ...frame, notices: showNoticesAs(frame.notices, request.preview) } : frame
  }

  const makeFeaturePage: PageMaker['makeFeaturePage'] = async (request, page, tx) => {
    const { title, description = '', status = 200, kind, isFramed = false, isError = false, isFilled = false, headers } = page
    const frame = !isFramed
      ? {}
      : await (tx ? readFrame(request, tx) : withTenant(db, request.tenant.key, (own) => readFrame(request, own)))
    const given = fillDefaults(page.blocks)
    const blocks = isFilled ? await fillFromData(request, given, tx) : given
    const content = { ...plainContent(title, description, blocks), ...(kind && { kind }), ...(isError ? ERROR : {}) }
    const model = buildModel(request, { page: { content }, locales: NO_DOCUMENTS, frame, address: page.address })
    return drawPage(await addKeys(model, tx), status, { headers, ...request.preview })
  }

  const makeFragment: PageMaker['makeFragment'] = async (request, blocks, headers, tx) => {
    const filled = await fillFromData(request, fillDefaults(blocks), tx)
    const shown = request.mode === 'edit' ? showEditedNotices(filled, clock.now()) : filled
    const page = { content: plainContent('', '', shown) }
    return drawFragment(buildModel(request, { page, locales: NO_DOCUMENTS, frame: {} }), headers)
  }

  const makePlainErrorPage: PageMaker['makePlainErrorPage'] = ({ tenant, locale }, status, code) => {
    const isReadOnly = code === READ_ONLY_CODE
    const texts = dictionaries[locale.language]['content'] ?? {}
    const known = isReadOnly ? 'readOnly' : status === 404 ? 'notFound' : 'failed'
    const [title, text] = ['title', 'text'].map((part) => lookUp(texts, `error.${known}.${part}`))
    const block: Block = { id: 'error', type: 'error-notice', props: { status, home: pageHref(locale, '/'), isReadOnly } }
    const content = { ...plainContent(title ?? String(status), text ?? '', [block]), ...ERROR }
    const request = { tenant, locale, path: `/error/${status}` }
    return drawPage(buildModel(request, { page: { content }, locales: NO_DOCUMENTS, frame: {} }), status)
  }

  return {
    makePage: async (request) => {
      const page = await loadPage(request)
      if (!page) return undefined
      // Nothing tells the cache when the data of the portal changes: a page that holds some is drawn each time.
      const isFresh = page.isAuthored || !isGatedPage(request.path)
      const headers = isByMarket(sources, request.path) ? BY_MARKET : {}
      return drawPage(await addKeys(page.model), page.status, { headers, isFramed: request.isFramed ?? false, isFresh })
    },
    makeErrorPage: async ({ tenant, locale }, status) => {
      const page = await loadPage({ tenant, locale, path: `/error/${status}` })
      return page ? drawPage(await addKeys(page.model), status) : makePlainErrorPage({ tenant, locale }, status)
    },
    makePlainErrorPage,
    makeFragment,
    makeFeaturePage,
  }
}
