import type { DemoPage } from '#demo/pages.ts'
import { publishPages, type PageRegistry } from '#features/site/content/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

export const publishDemoPages = (tx: Tx, registry: PageRegistry, pages: readonly DemoPage[]): Promise<void> =>
  publishPages(
    tx,
    registry,
    pages.map(({ locale, path, blocks, ...content }) => ({
      locale,
      path,
      content: { config: {}, flags: {}, ...content, blocks: [...blocks] },
    })),
  )
