import { pageHref } from '#foundation/blocks/public.ts'
import type { PageSource } from '#features/site/content/public.server.ts'
import { findToolByPage } from '#foundation/entitlements/public.server.ts'
import { nameTool } from '#foundation/entitlements/public.ts'
import { RESULT_PAGES, resultPath, type ResultState } from '#features/access/tool-access/tool-way.rules.ts'
import { toolRedirect } from '#features/access/tool-access/blocks/tool-redirect.schema.ts'
import { localePath, type Locale } from '#kernel/locale.ts'

/** `{locale}` stands for the locale of whoever comes: `{locale}/secure/tools/workbench`. */
const fillTarget = (target: string, locale: Locale): string => target.replace('{locale}', localePath(locale))

const listResultPages = (locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(RESULT_PAGES).map(([state, key]) => [key, pageHref(locale, resultPath(state as ResultState))]),
  )

/** Every tool with a page has its redirect page, without an author, who may still write one [2.13.1]. */
export const toolPages: PageSource = {
  matches: /^\/secure\/tools\/[a-z0-9-]+$/,
  find: async (tx, { locale, path }) => {
    const tool = await findToolByPage(tx, path)
    if (!tool?.targetUrl) return undefined
    const name = nameTool(tool, locale.language)
    return {
      title: name,
      description: '',
      template: 'content-page-template',
      kind: 'Content',
      config: {
        redirectUrl: fillTarget(tool.targetUrl, locale),
        currentPagePath: pageHref(locale, path),
        ...listResultPages(locale),
      },
      flags: {},
      blocks: [{ id: 'redirect', type: toolRedirect.type, props: { name } }],
    }
  },
}
