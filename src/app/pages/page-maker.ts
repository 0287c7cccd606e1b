import { pageHref, type Block, type PageModel } from '#foundation/blocks/public.ts'
import type { PublishedPage } from '#features/site/content/public.server.ts'
import { chooseTranslationScript, FRAME_FRAGMENTS, isGatedPage, isNarrowed } from '#features/site/content/public.ts'
import { planNoticesBlock, showNoticesAs } from '#foundation/notifications/public.ts'
import { systemClock } from '#kernel/clock.ts'
import { lookUp } from '#kernel/look-up.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { querySources } from '#app/pages/query-sources.ts'
import { plainContent, ERROR } from '#app/pages/plain-content.ts'
import { typesOf, variantOf, type MadePage, type PageMakerParts, type ReadPage } from '#app/pages/page-maker-options.ts'
import { cachePage, type CachedPage } from '#platform/http/page-cache.ts'
import { createPageReader, type Frame } from '#app/pages/page-frame.ts'
import { showEditedNotices } from '#app/pages/edited-notices.ts'
import { describeKind } from '#app/pages/page-kind.ts'
import { openPolicy } from '#app/pages/page-policy.ts'
import { limitLinks } from '#app/pages/limit-links.ts'
import { NO_DOCUMENTS, readPageLocales, type PageLocales } from '#app/pages/page-locales.ts'
import { findAuthored, isHidden } from '#app/pages/authored-page.ts'
import { createBlockFiller } from '#app/pages/fill-blocks.ts'
import type { FeaturePage, PageRequest } from '#app/pages/page-request.ts'

export type PageMaker = {
  /** Undefined when no such page is published. */
  readonly makePage: (request: PageRequest) => Promise<CachedPage | undefined>
  /** Blocks without a page around them, for the browser to put into one; they bring their styles. */
  readonly makeFragment: (
    request: PageRequest,
    blocks: readonly Block[],
    headers?: Readonly<Record<string, string>>,
    tx?: Tx,
  ) => Promise<CachedPage>
  /** In the transaction of whoever asks, where one is open. */
  readonly makeOwnPage: (request: PageRequest, page: FeaturePage, tx?: Tx) => Promise<CachedPage>
  /** The site's own error page where an author made one, else a plain one that needs no database. */
  readonly makeErrorPage: (request: Omit<PageRequest, 'path'>, status: number) => Promise<CachedPage>
  readonly makeBareErrorPage: (request: Omit<PageRequest, 'path'>, status: number) => Promise<CachedPage>
}

/** The catalogue of a country: this process keeps it by market, but no cache in front of us may. */
const BY_MARKET = { 'cache-control': 'private, max-age=0', vary: 'Accept-Encoding, Cookie' }
/** Islands after these are hardly on the first screen: they sleep, and their scripts wait. */
const FIRST_BLOCKS = 3

export const createPageMaker = (parts: PageMakerParts): PageMaker => {
  const {
    db,
    registry,
    renderer,
    dictionaries,
    originOf,
    settings,
    sources = [],
    sideLinks,
    fillers = {},
    policies = {},
    clock = systemClock(),
    readKeys,
    pickTraits = (traits) => traits,
    planEditor,
  } = parts
  const interactive = new Set([...registry.values()].filter((block) => block.interactive).map((block) => block.type))

  const fillBlocks = createBlockFiller(fillers)
  const readPages = createPageReader(sideLinks)
  const isByMarket = (path: string): boolean => !isGatedPage(path) && sources.some(({ matches }) => matches.test(path))

  /** An error page that needs no database goes without. */
  const addKeys = async (model: PageModel, tx?: Tx): Promise<PageModel> =>
    readKeys ? { ...model, config: { ...model.config, ...(await readKeys(model.tenant.key, tx)) } } : model

  const renderModel = async (
    requested: PageModel,
    status: number,
    headers = {},
    { isFramed = false, now = clock.now(), isFresh = true }: { isFramed?: boolean; now?: Date; isFresh?: boolean } = {},
  ): Promise<CachedPage> => {
    const { renderPage } = await renderer.load()
    const around = { now: now.getTime(), mode: requested.mode }
    const { block: notices, freshUntil } = planNoticesBlock(requested.notices, around)
    const model = { ...requested, notices }
    const assets = renderer.findAssets({
      blocks: typesOf([model.header, model.notices, model.sideNavigation, ...model.blocks, model.footer]),
      islands: typesOf([model.header, model.notices, ...model.blocks.slice(0, FIRST_BLOCKS)]).intersection(interactive),
      language: model.locale.language,
    })
    const html = renderPage({ model, assets, dictionaries: dictionaries[model.locale.language], interactive })
    return cachePage(html, status, { ...headers, ...openPolicy(model, policies, isFramed) }, isFresh ? freshUntil : now.getTime())
  }

  const isFilled = ({ type }: Block): boolean => lookUp(fillers, type) !== undefined

  const readPage = (request: PageRequest): Promise<ReadPage | undefined> => {
    const { tenant, path } = request
    return withTenant(db, tenant.key, async (tx) => {
      const { pages, frame } = await readPages(tx, request)
      const written = await findAuthored(tx, registry, request, pages.get(path))
      if (isHidden(request, written)) return undefined
      const page = written ?? (pages.has(FRAME_FRAGMENTS.header) ? await findMadePage(tx, request) : undefined)
      const isFragment = page?.content.template === 'fragment-template'
      if (!page || (isFragment && request.mode !== 'edit')) return undefined
      const locales = await readPageLocales(tx, { path, kind: page.content.kind, isMade: !written }, sources)
      if (planEditor && written?.draftId !== undefined && request.mode === 'edit') {
        const { title } = page.content
        const editor = planEditor({ id: written.draftId, title, path, locale: request.locale }, registry)
        const model = toModel(request, { content: { ...page.content, blocks: [editor] } }, locales, { notices: frame.notices })
        return { model, status: 200, isWritten: false }
      }
      const flags = settings.resolveFlags(tenant.flags, page.content.flags)
      const variant = { ...variantOf(request), tenant: tenant.key, traits: tenant.traits, flags }
      const content = { ...page.content, blocks: await fillBlocks(tx, page.content.blocks, variant) }
      const model = addTranslation(request, toModel(request, { ...page, content }, locales, frame))
      const limited = await limitLinks(tx, sources, model, isByMarket(path) ? variant.market : undefined)
      const isWritten = written !== undefined && !written.content.blocks.some(isFilled)
      return { model: limited, status: 'status' in page ? page.status : 200, isWritten }
    })
  }

  /** For what authors publish; what a feature draws for one person is never shown to others' scripts. */
  const addTranslation = ({ tenant: { config } }: PageRequest, model: PageModel): PageModel => ({
    ...model,
    translationScript: chooseTranslationScript({ ...model, script: config.translationScript }),
  })

  /** Where the market has no such page but another one does, a page that says so. */
  const findMadePage = async (tx: Tx, request: PageRequest): Promise<MadePage | undefined> => {
    const [variant, words] = [variantOf(request), dictionaries[request.locale.language]]
    const sold = await querySources(sources, request.path, ({ find }) => find(tx, variant, words))
    const content = sold ?? (await querySources(sources, request.path, ({ findUnsold }) => findUnsold?.(tx, variant, words)))
    return content && { content: { ...content, blocks: fillDefaults(content.blocks) }, status: sold ? 200 : 404 }
  }

  const toModel = (
    request: PageRequest,
    { content, publishedAt }: Pick<PublishedPage, 'content'> & { publishedAt?: Date },
    locales: PageLocales,
    frame: Frame,
    address = request.path,
  ): PageModel => {
    const { tenant, locale, path, mode = 'publish' } = request
    // Decided for each page apart: nobody else needs to know of it.
    const resolved = settings.resolveConfig(tenant.key, locale, tenant.config, content.config)
    const { translationScript, reviewRequired, ...config } = resolved
    return {
      tenant: { key: tenant.key, name: tenant.name, traits: pickTraits(tenant.traits) },
      theme: tenant.traits.theme,
      locale,
      path,
      ...describeKind(registry, { path: address, query: variantOf(request).query }, content),
      mode,
      config,
      flags: settings.resolveFlags(tenant.flags, content.flags),
      ...locales,
      title: content.title,
      description: content.description,
      origin: originOf(tenant.key),
      publishedAt: publishedAt?.toISOString(),
      ...(isNarrowed(content.audience) && { isNarrowed: true }),
      structure: content.structure,
      ...frame,
      blocks: content.blocks,
    }
  }

  // Defaults are filled in, as they are when an author's page is published.
  const fillDefaults = (blocks: readonly Block[]): Block[] =>
    blocks.map((block) => ({ ...block, props: registry.get(block.type)?.schema.parse(block.props) ?? block.props }))

  const fillOwn = async (request: PageRequest, blocks: Block[], tx?: Tx): Promise<Block[]> => {
    const { tenant } = request
    const about = { tenant: tenant.key, traits: tenant.traits, flags: settings.resolveFlags(tenant.flags) }
    return tx ? fillBlocks(tx, blocks, { ...variantOf(request), ...about }) : blocks
  }

  const makeOwnPage: PageMaker['makeOwnPage'] = async (request, page, tx) => {
    const { title, description = '', status = 200, kind, isFramed = false, isError = false, isFilled = false, headers } = page
    const { preview } = request
    const read = async (own: Tx): Promise<Frame> => {
      const { frame } = await readPages(own, request)
      return preview ? { ...frame, notices: showNoticesAs(frame.notices, preview) } : frame
    }
    const frame = isFramed ? await (tx ? read(tx) : withTenant(db, request.tenant.key, read)) : {}
    const blocks = isFilled ? await fillOwn(request, fillDefaults(page.blocks), tx) : fillDefaults(page.blocks)
    const content = { ...plainContent(title, description, blocks), ...(kind && { kind }), ...(isError ? ERROR : {}) }
    const model = await addKeys(toModel(request, { content }, NO_DOCUMENTS, frame, page.address), tx)
    return renderModel(model, status, headers, preview)
  }

  const makeFragment: PageMaker['makeFragment'] = async (request, blocks, headers, tx) => {
    const { renderFragment } = await renderer.load()
    const filled = await fillOwn(request, fillDefaults(blocks), tx)
    const shown = request.mode === 'edit' ? showEditedNotices(filled, clock.now()) : filled
    const model = toModel(request, { content: plainContent('', '', shown) }, NO_DOCUMENTS, {})
    const { language } = request.locale
    const assets = renderer.findAssets({ blocks: typesOf(model.blocks), islands: new Set(), language })
    const html = renderFragment({ model, assets, dictionaries: dictionaries[language], interactive })
    return cachePage(html, 200, { 'x-robots-tag': 'noindex', ...headers })
  }

  const makeBareErrorPage: PageMaker['makeBareErrorPage'] = ({ tenant, locale }, status) => {
    const texts = dictionaries[locale.language]['content'] ?? {}
    const known = status === 404 ? 'notFound' : 'failed'
    const block: Block = { id: 'error', type: 'error-notice', props: { status, home: pageHref(locale, '/') } }
    const content = {
      ...plainContent(lookUp(texts, `error.${known}.title`) ?? String(status), lookUp(texts, `error.${known}.text`) ?? '', [
        block,
      ]),
      ...ERROR,
    }
    return renderModel(toModel({ tenant, locale, path: `/error/${status}` }, { content }, NO_DOCUMENTS, {}), status)
  }

  return {
    makePage: async (request) => {
      const page = await readPage(request)
      if (!page) return undefined
      const headers = isByMarket(request.path) ? BY_MARKET : {}
      // Nobody tells the cache when the data of the portal changes: what holds some is drawn each time.
      const isFresh = page.isWritten || !isGatedPage(request.path)
      return renderModel(await addKeys(page.model), page.status, headers, { isFramed: request.isFramed ?? false, isFresh })
    },
    makeErrorPage: async ({ tenant, locale }, status) => {
      const page = await readPage({ tenant, locale, path: `/error/${status}` })
      return page ? renderModel(await addKeys(page.model), status) : makeBareErrorPage({ tenant, locale }, status)
    },
    makeBareErrorPage,
    makeFragment,
    makeOwnPage,
  }
}
