import type { PageModel } from '#foundation/blocks/public.ts'
import { addressOf } from '#kernel/call-address.ts'

/** A call that only reads, and that the page makes as soon as its script runs. */
export type FirstCall = {
  /** Of its endpoint: nothing else is fetched on its behalf. */
  readonly path: string
  /** Content of the page comes before its frame. */
  readonly isContent?: boolean
  /** As the browser will write it; undefined where the page does not make it. The query is that of the page's address. */
  readonly addressOn: (page: PageModel, query: URLSearchParams) => string | undefined
}

/** More than any page makes: the list of an address that somebody wrote by hand ends here. */
export const MOST_FIRST_CALLS = 20

export const FIRST_CALLS_PATH = '/api/me/v1/first-calls'

/** A call whose path the site's configuration may move: one that leads to another system is left to the browser. */
export const firstCall = (
  { path }: { readonly path: string },
  describe: (
    page: PageModel,
    query: URLSearchParams,
  ) => { readonly path?: string | undefined; readonly query?: object; readonly appId?: string } | undefined,
  isContent = false,
): FirstCall => ({
  path,
  isContent,
  addressOn: (page, search) => {
    const call = describe(page, search)
    if (!call || (call.path !== undefined && call.path !== path)) return undefined
    return addressOf(path, call)
  },
})

/** The first call of a list when its page opens; an address with a query may say another order or filter. */
export const firstCallOfList = (
  endpoint: { readonly path: string },
  { block, query = {} }: { readonly block: string; readonly query?: object },
): FirstCall =>
  firstCall(
    endpoint,
    ({ blocks }, search) => (search.size === 0 && blocks.some(({ type }) => type === block) ? { query } : undefined),
    true,
  )

/** Undefined where nothing is to be fetched. */
export const writeFirstCalls = (
  calls: readonly FirstCall[],
  page: PageModel,
  query: URLSearchParams = new URLSearchParams(),
): string | undefined => {
  const inOrder = [...calls.filter(({ isContent }) => isContent), ...calls.filter(({ isContent }) => !isContent)]
  const addresses = inOrder.map(({ addressOn }) => addressOn(page, query)).filter((address) => address !== undefined)
  if (addresses.length === 0) return undefined
  return addressOf(FIRST_CALLS_PATH, { query: { language: page.locale.language, of: addresses.slice(0, MOST_FIRST_CALLS) } })
}

/** Those of the list that are first calls, once each. */
export const chooseFirstCalls = (calls: readonly FirstCall[], requested: readonly string[]): readonly string[] => {
  const paths = new Set(calls.map(({ path }) => path))
  return [...new Set(requested)].filter((address) => paths.has(address.split('?', 1)[0] ?? ''))
}
