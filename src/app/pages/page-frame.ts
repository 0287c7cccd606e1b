import type { PageModel } from '#foundation/blocks/public.ts'
import { findPublishedPages, type PublishedPage } from '#features/site/content/public.server.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PageRequest } from '#app/pages/page-request.ts'
import type { SideLinks } from '#app/pages/side-links.ts'

/** The parts around a page. */
export type Frame = Pick<PageModel, 'header' | 'notices' | 'footer' | 'area' | 'sideNavigation'>

export type ReadPages = (tx: Tx, request: PageRequest) => Promise<{ pages: ReadonlyMap<string, PublishedPage>; frame: Frame }>

/** A page and the parts of its frame, as far as they are published. */
export const createPageReader =
  (sideLinks?: Pick<SideLinks, 'plan'>): ReadPages =>
  async (tx, request) => {
    const { header, notices, footer } = FRAME_FRAGMENTS
    const [pages, side] = await Promise.all([
      findPublishedPages(tx, request.locale, [request.path, header, notices, footer]),
      sideLinks?.plan(tx, request),
    ])
    const blockOf = (path: string) => pages.get(path)?.content.blocks[0]
    // Notices are for customers: staff see theirs where they are written.
    const shown = side?.area === 'back-office' ? undefined : blockOf(notices)
    return { pages, frame: { header: blockOf(header), notices: shown, footer: blockOf(footer), ...side } }
  }
