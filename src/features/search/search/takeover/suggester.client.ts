import type { PageContext } from '#foundation/blocks/public.ts'
import { PRODUCTS_HEADER } from '#features/search/search-api/public.ts'
import {
  readProducts,
  readSuggestions,
  readTotal,
  writeSuggestionRequest,
  type Suggestions,
} from '#features/search/search/takeover/suggestion.rules.ts'

/** Who types on within it asks once. */
const PAUSE_MS = 150

export type Suggester = {
  /** Undefined when something newer was requested meanwhile: a late answer says nothing. */
  readonly ask: (query: string) => Promise<Suggestions | undefined>
  /** The request under way is cancelled. */
  readonly drop: () => void
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Asks the suggestion service with the site's public key [7.8.8]. When it fails there is simply nothing to suggest. */
export const createSuggester = ({ config }: Pick<PageContext, 'config'>, size: number): Suggester => {
  const { suggestionEndpoint, searchKey } = config
  let running: AbortController | undefined

  const fetchAnswer = async (query: string, signal: AbortSignal): Promise<unknown> => {
    const answer = await fetch(suggestionEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${searchKey}`, ...PRODUCTS_HEADER },
      body: JSON.stringify(writeSuggestionRequest(query, size)),
      signal,
    })
    return answer.ok ? ((await answer.json()) as unknown) : undefined
  }

  const drop = (): void => running?.abort()
  return {
    drop,
    ask: async (query) => {
      drop()
      const { signal } = (running = new AbortController())
      await pause(signal)
      const answer = signal.aborted || !searchKey ? undefined : await fetchAnswer(query, signal).catch(() => undefined)
      return signal.aborted
        ? undefined
        : { words: readSuggestions(answer, size), products: readProducts(answer), total: readTotal(answer) }
    },
  }
}
