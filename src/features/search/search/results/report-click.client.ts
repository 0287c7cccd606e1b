import { call } from '#browser/api.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { readState, reportOpened } from '#features/search/search-api/public.ts'

/** Tells the search what was opened, so that reports can say what helped; it outlives the page. */
export const reportClick = ({ tenant, config }: Pick<EmbeddedModel, 'tenant' | 'config'>, link: HTMLAnchorElement): void => {
  const { query } = readState(new URLSearchParams(location.search))
  const requestId = link.closest<HTMLElement>('[data-request-id]')?.dataset['requestId']
  void call(reportOpened, {
    params: { engine: tenant.key },
    headers: { authorization: `Bearer ${config.searchKey ?? ''}` },
    body: { query, document_id: link.dataset['resultId'] ?? '', ...(requestId && { request_id: requestId }) },
    keepalive: true,
    isQuiet: true,
    errors: 'own',
  })
}
