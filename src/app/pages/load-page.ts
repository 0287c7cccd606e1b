import type { Block, PageModel } from '#foundation/blocks/public.ts'
import { readLocalesOf, type PublishedPage } from '#features/site/content/public.server.ts'
import { chooseTranslationScript, FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { findAuthored, isHidden, type AuthoredPage } from '#app/pages/authored-page.ts'
import type { FillBlocks } from '#app/pages/fill-blocks.ts'
import { limitLinks } from '#app/pages/limit-links.ts'
import type { Frame, ReadPages } from '#app/pages/page-frame.ts'
import { readPageLocales, type PageLocales } from '#app/pages/page-locales.ts'
import { isByMarket, variantOf, type PageMakerOptions } from '#app/pages/page-maker-options.ts'
import type { BuildModel } from '#app/pages/page-model.ts'
import type { PageRequest } from '#app/pages/page-request.ts'
import { querySources } from '#app/pages/query-sources.ts'

export type LoadedPage = {
  readonly model: PageModel
  readonly status: number
  /** As an author published it: nothing in it comes from data that changes without being announced. */
  readonly isAuthored: boolean
}

type GeneratedPage = Pick<PublishedPage, 'content'> & { readonly status: number }
type Found = {
  readonly authored: AuthoredPage | undefined
  readonly page: AuthoredPage | GeneratedPage
  readonly frame: Frame
  readonly localesOf: (path: string) => readonly Locale[]
}

type LoaderOptions = PageMakerOptions & {
  readonly buildModel: BuildModel
  readonly readPages: ReadPages
  readonly fillBlocks: FillBlocks
  readonly fillDefaults: (blocks: readonly Block[]) => Block[]
}

/** Finds a page, authored or generated from data, and everything its model needs, in one transaction of the tenant. */
export const createPageLoader = (options: LoaderOptions) => {
  const { db, registry, dictionaries, settings, sources = [], fillers = {}, planEditor } = options
  const { buildModel, readPages, fillBlocks, fillDefaults } = options

  /** Where the market has no such page but another one does, a page that says so. */
  const findGenerated = async (tx: Tx, request: PageRequest): Promise<GeneratedPage | undefined> => {
    const [variant, texts] = [variantOf(request), dictionaries[request.locale.language]]
    const sold = await querySources(sources, request.path, ({ find }) => find(tx, variant, texts))
    const content = sold ?? (await querySources(sources, request.path, ({ findUnsold }) => findUnsold?.(tx, variant, texts)))
    return content && { content: { ...content, blocks: fillDefaults(content.blocks) }, status: sold ? 200 : 404 }
  }

  const findPage = async (tx: Tx, request: PageRequest): Promise<Found | undefined> => {
    // Whether somebody published a page in place of generated content is not known yet: waiting for it would be a trip more.
    const [{ pages, frame }, localesOf, generated] = await Promise.all([
      readPages(tx, request),
      readLocalesOf(tx, [request.path, FRAME_FRAGMENTS.header]),
      findGenerated(tx, request),
    ])
    const authored = await findAuthored(tx, registry, request, pages.get(request.path))
    if (isHidden(request, authored)) return undefined
    const page = authored ?? (pages.has(FRAME_FRAGMENTS.header) ? generated : undefined)
    const isFragment = page?.content.template === 'fragment-template'
    return page && (!isFragment || request.mode === 'edit') ? { authored, page, frame, localesOf } : undefined
  }

  const readLocales = (tx: Tx, { path }: PageRequest, { authored, page, localesOf }: Found): Promise<PageLocales> =>
    readPageLocales(tx, { path, kind: page.content.kind, isGenerated: authored === undefined, localesOf }, sources)

  /** In edit mode the editor stands in place of the page's blocks. */
  const planEdited = async (tx: Tx, request: PageRequest, found: Found): Promise<LoadedPage | undefined> => {
    const { authored, page, frame } = found
    if (!planEditor || authored?.draftId === undefined || request.mode !== 'edit') return undefined
    const locales = await readLocales(tx, request, found)
    const { title } = page.content
    const editor = planEditor({ id: authored.draftId, title, path: request.path, locale: request.locale }, registry)
    const edited = { content: { ...page.content, blocks: [editor] } }
    const model = buildModel(request, { page: edited, locales, frame: { notices: frame.notices } })
    return { model, status: 200, isAuthored: false }
  }

  /** From data whose changes no cache hears of. */
  const isFilled = ({ type }: Block): boolean => {
    const filler = lookUp(fillers, type)
    return filler !== undefined && filler.isAnnounced !== true
  }

  return (request: PageRequest): Promise<LoadedPage | undefined> =>
    withTenant(db, request.tenant.key, async (tx) => {
      const { tenant, path } = request
      const found = await findPage(tx, request)
      if (!found) return undefined
      const { authored, page, frame } = found
      const edited = await planEdited(tx, request, found)
      if (edited) return edited
      const flags = settings.resolveFlags(tenant.flags, page.content.flags)
      const variant = { ...variantOf(request), tenant: tenant.key, traits: tenant.traits, flags }
      const [locales, blocks] = await Promise.all([readLocales(tx, request, found), fillBlocks(tx, page.content.blocks, variant)])
      const content = { ...page.content, blocks }
      const model = buildModel(request, { page: { ...page, content }, locales, frame })
      const translated = {
        ...model,
        translationScript: chooseTranslationScript({ ...model, script: tenant.config.translationScript }),
      }
      const market = isByMarket(sources, path) ? variant.market : undefined
      return {
        model: await limitLinks(tx, sources, translated, market),
        status: 'status' in page ? page.status : 200,
        isAuthored: authored !== undefined && !authored.content.blocks.some(isFilled),
      }
    })
}
