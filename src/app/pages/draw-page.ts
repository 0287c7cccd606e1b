import type { Block, PageModel } from '#foundation/blocks/public.ts'
import { planNoticesBlock } from '#foundation/notifications/public.ts'
import { systemClock } from '#kernel/clock.ts'
import { typesOf, type PageMakerOptions } from '#app/pages/page-maker-options.ts'
import { openPolicy } from '#app/pages/page-policy.ts'
import { cachePage, NEVER_FRESH, type CachedPage } from '#platform/http/page-cache.ts'

/** Islands after these are hardly on the first screen: they are hydrated later, and their scripts wait. */
const FIRST_BLOCKS = 3

export type Drawing = {
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly isFramed?: boolean
  readonly now?: Date
  /** Whether the page stays true until its notices change; otherwise it is drawn for this request alone. */
  readonly isFresh?: boolean
}

type DrawerOptions = Pick<PageMakerOptions, 'registry' | 'renderer' | 'dictionaries' | 'policies' | 'clock' | 'noticeOf'>

/** Draws models as HTML, with links to the styles and scripts of just their blocks. */
export const createPageDrawer = (options: DrawerOptions) => {
  const { registry, renderer, dictionaries, policies = {}, clock = systemClock(), noticeOf } = options
  const definitions = [...registry.values()]
  const interactive = new Set(definitions.filter((block) => block.interactive).map(({ type }) => type))
  const timeless = new Set(definitions.filter(({ isTimeless }) => isTimeless).map(({ type }) => type))
  const textsOf = ({ locale }: PageModel) => dictionaries[locale.language]

  const drawPage = async (page: PageModel, status: number, drawing: Drawing = {}): Promise<CachedPage> => {
    const { headers, isFramed = false, now = clock.now(), isFresh = true } = drawing
    const { renderPage } = await renderer.load()
    const { block: notices, freshUntil } = planNoticesBlock(page.notices, {
      ...{ now: now.getTime(), mode: page.mode },
      system: noticeOf?.(page),
    })
    const model = { ...page, notices }
    const assets = renderer.findAssets({
      blocks: typesOf([model.header, model.notices, model.sideNavigation, ...model.blocks, model.footer]),
      islands: typesOf([model.header, model.notices, ...model.blocks.slice(0, FIRST_BLOCKS)]).intersection(interactive),
      language: model.locale.language,
    })
    const html = renderPage({ model, assets, dictionaries: textsOf(model), interactive, timeless })
    return cachePage(html, status, { ...headers, ...openPolicy(model, policies, isFramed) }, isFresh ? freshUntil : NEVER_FRESH)
  }

  /** Blocks without a page around them. */
  const drawFragment = async (model: PageModel, headers?: Drawing['headers']): Promise<CachedPage> => {
    const { renderFragment } = await renderer.load()
    const { language } = model.locale
    const assets = renderer.findAssets({ blocks: typesOf(model.blocks), islands: new Set(), language })
    const html = renderFragment({ model, assets, dictionaries: textsOf(model), interactive, timeless })
    return cachePage(html, 200, { 'x-robots-tag': 'noindex', ...headers })
  }

  /** Defaults are filled in, as they are when an author's page is published. */
  const fillDefaults = (blocks: readonly Block[]): Block[] =>
    blocks.map((block) => ({ ...block, props: registry.get(block.type)?.schema.parse(block.props) ?? block.props }))

  return { drawPage, drawFragment, fillDefaults }
}
