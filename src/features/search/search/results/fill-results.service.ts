import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { findSearchService, searchRequestSchema, type SearchService } from '#features/search/search-api/public.server.ts'
import {
  chooseSearchCountries,
  planRequests,
  readState,
  type PlannedRequest,
  type ResultsPlace,
  type ResultsState,
  type SearchReply,
} from '#features/search/search-api/public.ts'
import { readResultWords } from '#features/search/search/results/read-result-words.service.ts'
import {
  listRequested,
  makeFailedView,
  makeView,
  type Replies,
  type ResultsView,
} from '#features/search/search/results/results-view.rules.ts'
import { narrowState, planPanel } from '#features/search/search/results/panel.rules.ts'
import { settleAll } from '#kernel/settle-all.ts'
import { searchPanel } from '#features/search/search/blocks/search-panel.schema.ts'
import type { Tx } from '#platform/database/database.ts'
import type { BlockFiller, BlockFillers, FillerRequest } from '#foundation/blocks/public.server.ts'
import type { Services } from '#platform/services.ts'

type Finder = { readonly engine: Services['engine']; readonly service: SearchService; readonly onError: (error: unknown) => void }

/** A failure must not take the rest of the page along, which is read in the same transaction [8.8.2]. */
const orFailedView = async (
  { onError }: Finder,
  tx: Tx,
  state: ResultsState,
  read: () => Promise<ResultsView>,
): Promise<ResultsView> => {
  try {
    const [, view] = await settleAll([sql`savepoint search`.execute(tx), read()])
    return view
  } catch (error) {
    onError(error)
    await sql`rollback to savepoint search`.execute(tx)
    return makeFailedView(state)
  }
}

/** Pages are the same for everyone: what they hold is what an anonymous visitor finds in this market [T-26]. */
const askAsAnonymous = async (
  { service }: Finder,
  tx: Tx,
  { tenant, locale, market }: FillerRequest,
  { found, counts }: ReturnType<typeof planRequests>,
): Promise<Replies> => {
  const id = randomUUID()
  const context = { locale, visibility: { audience: [], market, ...locale }, isFromPage: true }
  const ask = (request: PlannedRequest): Promise<SearchReply> =>
    service.search({ tx, id, scope: { tenant } }, context, searchRequestSchema.parse(request))
  const [first, ...others] = await settleAll([ask(found), ...counts.map(ask)])
  return { found: first, counts: others }
}

const readView = (
  finder: Finder,
  tx: Tx,
  request: FillerRequest,
  { state, fixed, size }: { state: ResultsState } & Pick<ResultsPlace, 'fixed' | 'size'>,
): Promise<ResultsView> =>
  orFailedView(finder, tx, state, async () => {
    const { traits, locale, market, flags } = request
    const countries = chooseSearchCountries(locale.country, market)
    const place = { traits, language: locale.language, flags, countries, ...(fixed && { fixed }), ...(size && { size }) }
    const replies = await askAsAnonymous(finder, tx, request, planRequests(state, place))
    const words = await readResultWords(finder.engine, tx, listRequested(state, replies), {
      locale,
      market,
      hidesPrices: flags.hideCurrency,
    })
    return makeView(state, replies, words)
  })

/** Content of the search blocks, read when their page is made. Without a query there is nothing to read. */
export const openSearchFillers = (services: Services): BlockFillers => {
  const find = (): Finder => {
    const service = findSearchService(services)
    return { engine: services.engine, service, onError: service.reportFailure }
  }
  const fillResults: BlockFiller = async (tx, props, request) => {
    const state = readState(request.query)
    return state.query === '' ? props : { ...props, view: await readView(find(), tx, request, { state }) }
  }
  const fillPanel: BlockFiller = async (tx, props, request) => {
    const panel = searchPanel.schema.parse(props)
    const state = narrowState(readState(request.query), panel)
    if (state.query === '') return props
    return { ...props, view: await readView(find(), tx, request, { state, ...planPanel(panel) }) }
  }
  const alone = { runsAlone: true } as const
  return { 'search-results': Object.assign(fillResults, alone), 'search-panel': Object.assign(fillPanel, alone) }
}
