import type { EmbeddedModel } from '#features/blocks/public.ts'
import { readState } from '#features/search/results/results-state.rules.ts'

/** Tells the search what was opened, so that reports can say what helped; it outlives the page. */
export const reportClick = ({ tenant, config }: Pick<EmbeddedModel, 'tenant' | 'config'>, link: HTMLAnchorElement): void => {
  const { query } = readState(new URLSearchParams(location.search))
  const requestId = link.closest<HTMLElement>('[data-request-id]')?.dataset['requestId']
  void fetch(`/api/as/v1/engines/${tenant.key}/click`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${config.searchKey ?? ''}` },
    body: JSON.stringify({ query, document_id: link.dataset['resultId'], ...(requestId && { request_id: requestId }) }),
  }).catch(() => undefined)
}
