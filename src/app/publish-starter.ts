import { listStarterPages, type StarterPage } from '#foundation/blocks/public.ts'
import { listStarterMarks, markStarterPages, publishPages, type PageRegistry } from '#features/site/content/public.server.ts'
import type { PageContent } from '#features/site/content/public.ts'
import { SITE_LOCALES } from '#foundation/locale/public.ts'
import type { Tenant } from '#foundation/tenants/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'

export type StarterParts = {
  readonly features: readonly Feature[]
  readonly registry: PageRegistry
  /** Paths that this site fills in its own way. */
  readonly leaveOut?: (path: string) => boolean
}

/** Ids say the type and the place, so that the same page has the same ids every time. */
const toContent = ({ path: _, blocks, ...page }: StarterPage): PageContent => ({
  template: 'content-page-template',
  kind: 'Content',
  config: {},
  flags: {},
  ...page,
  blocks: blocks.map((block, index) => ({ id: `${block.type}-${index + 1}`, ...block })),
})

/** Every page that features bring to a new site, in every locale, where nothing was published yet. Returns how many came. */
export const publishStarter = async (
  tx: Tx,
  tenant: Pick<Tenant, 'key' | 'name' | 'traits'>,
  { features, registry, leaveOut = () => false }: StarterParts,
): Promise<number> => {
  const isTaken = await listStarterMarks(tx)
  const pages = SITE_LOCALES.flatMap(({ country, language }) => {
    const locale = { country, language }
    return listStarterPages(features, { tenant, locale })
      .map((page) => ({ locale, path: page.path, content: toContent(page) }))
      .filter((page) => !leaveOut(page.path) && !isTaken(page))
  })
  await publishPages(tx, registry, pages)
  await markStarterPages(tx, pages)
  return pages.length
}
