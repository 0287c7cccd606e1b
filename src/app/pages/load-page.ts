import type { Block, PageModel } from '#foundation/blocks/public.ts'
import type { PublishedPage } from '#features/site/content/public.server.ts'
import { chooseTranslationScript, FRAME_FRAGMENTS } from '#features/site/content/public.ts'
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
  /** As an author published it: nothing in it comes from data that changes without being published. */
  readonly isAuthored: boolean
}

type GeneratedPage = Pick<PublishedPage, 'content'> & { readonly status: number }
type Found = { readonly authored: AuthoredPage | undefined; readonly page: AuthoredPage | GeneratedPage; readonly frame: Frame }

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
    const { pages, frame } = await readPages(tx, request)
    const authored = await findAuthored(tx, registry, request, pages.get(request.path))
    if (isHidden(request, authored)) return undefined
    const page = authored ?? (pages.has(FRAME_FRAGMENTS.header) ? await findGenerated(tx, request) : undefined)
    const isFragment = page?.content.template === 'fragment-template'
    return page && (!isFragment || request.mode === 'edit') ? { authored, page, frame } : undefined
  }

  /** In edit mode the editor stands in place of the page's blocks. */
  const planEdited = (request: PageRequest, { authored, page, frame }: Found, locales: PageLocales): LoadedPage | undefined => {
    if (!planEditor || authored?.draftId === undefined || request.mode !== 'edit') return undefined
    const { title } = page.content
    const editor = planEditor({ id: authored.draftId, title, path: request.path, locale: request.locale }, registry)
    const edited = { content: { ...page.content, blocks: [editor] } }
    const model = buildModel(request, { page: edited, locales, frame: { notices: frame.notices } })
    return { model, status: 200, isAuthored: false }
  }

  const isFilled = ({ type }: Block): boolean => lookUp(fillers, type) !== undefined

  return (request: PageRequest): Promise<LoadedPage | undefined> =>
    withTenant(db, request.tenant.key, async (tx) => {
      const { tenant, path } = request
      const found = await findPage(tx, request)
      if (!found) return undefined
      const { authored, page, frame } = found
      const isGenerated = authored === undefined
      const locales = await readPageLocales(tx, { path, kind: page.content.kind, isGenerated }, sources)
      const edited = planEdited(request, found, locales)
      if (edited) return edited
      const flags = settings.resolveFlags(tenant.flags, page.content.flags)
      const variant = { ...variantOf(request), tenant: tenant.key, traits: tenant.traits, flags }
      const content = { ...page.content, blocks: await fillBlocks(tx, page.content.blocks, variant) }
      const model = buildModel(request, { page: { ...page, content }, locales, frame })
      const translated = {
        ...model,
        translationScript: chooseTranslationScript({ ...model, script: tenant.config.translationScript }),
      }
      const market = isByMarket(sources, path) ? variant.market : undefined
      return {
        model: await limitLinks(tx, sources, translated, market),
        status: 'status' in page ? page.status : 200,
        isAuthored: !isGenerated && !authored.content.blocks.some(isFilled),
      }
    })
}
