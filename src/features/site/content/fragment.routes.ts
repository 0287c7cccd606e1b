import { renameBlocks } from '#features/site/content/fragment-blocks.rules.ts'
import { isGatedPage, isOpenFragment } from '#features/site/content/page.rules.ts'
import { findPublishedPages } from '#features/site/content/page.store.ts'
import type { SelectorRoute } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'

/** Which version of the text this is: whoever agrees to it says which one they read. */
const VERSION_HEADER = 'x-content-version'

/** A fragment's blocks alone, as modals load them [2.19.1, 7.7.3]. */
export const fragmentSelector: SelectorRoute = {
  selector: 'jcr:content/root/responsivegrid',
  methods: ['GET'],
  documented: {
    path: '/{country}/{language}/{page}/jcr:content/root/responsivegrid.html',
    tag: 'content',
    summary: 'The blocks of a fragment alone, as modals load them',
  },
  answer: async (request, reply, { locale, page: path, extension }) => {
    const isGated = isGatedPage(path)
    if (!locale || extension !== 'html' || !isOpenFragment(path)) return notFound('fragment')
    if (isGated && !request.scope.user) return notFound('fragment')
    const key = isGated ? undefined : request.url.split('?')[0]
    return request.server.sendFragment(request, reply, { locale, path, key, isFilled: true }, async () => {
      const page = (await findPublishedPages(request.tx, locale, [path])).get(path) ?? notFound('fragment')
      return { blocks: renameBlocks(path, page.content.blocks), headers: { [VERSION_HEADER]: String(page.version) } }
    })
  },
}
