import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { searchRequestSchema } from '#features/search/api/search-request.schema.ts'
import { findSearchService, type SearchService } from '#features/search/api/search-service.ts'
import { emptyReply, type SearchReply } from '#features/search/api/write-reply.rules.ts'
import { chooseSearchCountries } from '#features/search/portal/build-payload.rules.ts'
import { planQuestions, type Question, type ResultsPlace } from '#features/search/results/plan-questions.rules.ts'
import { readResultWords } from '#features/search/results/result-words.store.ts'
import { readState, type ResultsState } from '#features/search/results/results-state.rules.ts'
import { listWanted, makeView, type ResultsView } from '#features/search/results/results-view.rules.ts'
import { narrowState, planPanel } from '#features/search/results/panel.rules.ts'
import { searchPanel } from '#features/search/blocks/search-panel.schema.ts'
import type { Tx } from '#server/database/database.ts'
import type { BlockFiller, BlockFillers, FillerQuestion } from '#server/feature.ts'
import type { Services } from '#server/services.ts'

type Finder = { readonly service: SearchService; readonly onError: (error: unknown) => void }

/** Pages are the same for everyone: what they hold is what a stranger finds in this market [T-26]. */
const askAsStranger = async (
  { service, onError }: Finder,
  tx: Tx,
  { tenant, locale, market }: FillerQuestion,
  questions: readonly Question[],
): Promise<SearchReply[]> => {
  const id = randomUUID()
  const asking = { locale, sight: { audience: [], market, ...locale }, isFromPage: true }
  const requests = questions.map((question) => searchRequestSchema.parse(question))
  // A failure must not take the rest of the page along, which is read in the same transaction [8.8.2].
  await sql`savepoint search`.execute(tx)
  try {
    const replies: SearchReply[] = []
    for (const request of requests) replies.push(await service.search({ tx, id, scope: { tenant } }, asking, request))
    return replies
  } catch (error) {
    onError(error)
    await sql`rollback to savepoint search`.execute(tx)
    return requests.map((request) => emptyReply(request, { engine: tenant, requestId: id, locale }))
  }
}

const readView = async (
  finder: Finder,
  tx: Tx,
  question: FillerQuestion,
  { state, fixed, size }: { state: ResultsState } & Pick<ResultsPlace, 'fixed' | 'size'>,
): Promise<ResultsView | undefined> => {
  const { traits, locale, market, flags } = question
  const countries = chooseSearchCountries(locale.country, market)
  const place = { traits, language: locale.language, flags, countries, ...(fixed && { fixed }), ...(size && { size }) }
  const plan = planQuestions(state, place)
  const [found, ...counts] = await askAsStranger(finder, tx, question, [plan.found, ...plan.counts])
  if (!found) return undefined
  const replies = { found, counts }
  const words = await readResultWords(tx, listWanted(state, replies), { locale, market, hidesPrices: flags.hideCurrency })
  return makeView(state, replies, words)
}

/** What the blocks of search show, read when their page is made. Without a question there is nothing to read. */
export const openSearchFillers = (services: Services): BlockFillers => {
  const find = (): Finder => {
    const service = findSearchService(services)
    return { service, onError: service.reportFailure }
  }
  const fillResults: BlockFiller = async (tx, props, question) => {
    const state = readState(question.query)
    return state.query === '' ? props : { ...props, view: await readView(find(), tx, question, { state }) }
  }
  const fillPanel: BlockFiller = async (tx, props, question) => {
    const panel = searchPanel.schema.parse(props)
    const state = narrowState(readState(question.query), panel)
    if (state.query === '') return props
    return { ...props, view: await readView(find(), tx, question, { state, ...planPanel(panel) }) }
  }
  return { 'search-results': fillResults, 'search-panel': fillPanel }
}
