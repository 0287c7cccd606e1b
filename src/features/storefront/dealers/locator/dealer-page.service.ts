import { pageHref } from '#foundation/blocks/public.ts'
import { DEALERS_PATH, hasDealers } from '#features/storefront/dealers/dealer.store.ts'
import type { PageSource } from '#features/site/content/public.server.ts'

/** `/dealers` is there without an author, who may still write one; what its frame shows depends on the address [2.20.2]. */
export const dealerPages: PageSource = {
  matches: /^\/dealers$/,
  list: async (tx, { country }) => ((await hasDealers(tx, [country])) ? [DEALERS_PATH] : []),
  find: async (_tx, { locale }, dictionaries) => {
    const words = dictionaries['dealers'] ?? {}
    const [title = '', lead = ''] = [words['title'], words['lead']]
    return {
      title,
      description: lead,
      template: 'content-page-template',
      kind: 'Content',
      config: {},
      flags: {},
      blocks: [
        {
          id: 'trail',
          type: 'breadcrumbs',
          props: { trail: [{ label: words['home'] ?? '', href: pageHref(locale, '/') }], current: title },
        },
        { id: 'title', type: 'hero', props: { size: 'page', title, lead } },
        { id: 'locator', type: 'dealer-locator', props: {} },
      ],
    }
  },
}
