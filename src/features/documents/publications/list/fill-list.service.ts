import type { BlockFillers } from '#foundation/blocks/public.server.ts'
import { nameCategories } from '#features/storefront/catalogue/public.server.ts'
import { isGatedPage } from '#features/site/content/public.ts'
import { planList, PUBLICATION_LIST, readListView } from '#features/documents/publications/list/publication-list.rules.ts'
import { searchForPage } from '#features/search/search-api/public.server.ts'
import { readSort } from '#kernel/list-query.ts'
import type { Services } from '#platform/services.ts'

const FIRST_PAGE = { query: '', chosen: {}, page: 1, size: PUBLICATION_LIST.sizes[0] }

/** The first page of the list, for readers without script and until the browser has asked for the person's own. */
export const openListFillers = (services: Services): BlockFillers => ({
  'publication-list': async (tx, props, request) => {
    const sort = readSort(PUBLICATION_LIST.sort, PUBLICATION_LIST.sortable)
    if (!sort) return props
    const audience = isGatedPage(request.path) ? ['signed-in'] : []
    const found = await searchForPage(services, tx, request, audience, planList({ ...FIRST_PAGE, sort }).found)
    const view = readListView(found, [])
    const families = view.facets.product_family.map(({ value }) => value)
    const names = await nameCategories(tx, { paths: [], families, language: request.locale.language })
    return { ...props, view, familyNames: names.families }
  },
})
