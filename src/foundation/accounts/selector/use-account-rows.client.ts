import { useEffect, useMemo, useRef, useState } from 'react'
import { call } from '#browser/api.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { listFavouriteAccounts } from '#foundation/accounts/account.api.ts'
import { readSoldTos } from '#foundation/accounts/contact-reply.rules.ts'
import type { SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'
import { filterAccounts, sortAccounts, type AccountSort } from '#foundation/accounts/selector/account-list.rules.ts'
import { padSoldTo } from '#foundation/accounts/sold-to.rules.ts'

/** As many as the portal's first call brings: the first page is there when the dialog opens [4.1.5]. */
const PAGE = 50
/** Typing is over when nothing came for so long. */
const TYPED_MS = 120

export type AccountRows = {
  readonly total: number
  /** Undefined while it is on its way. */
  readonly rowAt: (index: number) => SoldToReply | undefined
  /** These rows are in sight: what is missing of them is fetched. */
  readonly show: (first: number, last: number) => void
  readonly hasFailed: boolean
  readonly retry: () => void
}

type RowsQuery = { readonly typed: string; readonly sort: AccountSort | undefined }
type Given = { readonly soldTos: readonly SoldToReply[]; readonly count: number }

/** All of them are here. */
const useWholeList = ({ soldTos }: Given, { typed, sort }: RowsQuery, language: string): AccountRows => {
  const rows = useMemo(() => sortAccounts(filterAccounts(soldTos, typed), sort, language), [soldTos, typed, sort, language])
  return { total: rows.length, rowAt: (index) => rows[index], show: () => {}, hasFailed: false, retry: () => {} }
}

type Pages = { readonly of: string; readonly total: number; readonly pages: ReadonlyMap<number, readonly SoldToReply[]> }

const toSort = (sort: AccountSort | undefined): string =>
  sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : 'position'

/** Thousands stay at the server; the pages in sight are here. */
const usePagedList = ({ soldTos, count }: Given, { typed, sort }: RowsQuery, isUsed: boolean): AccountRows => {
  const { config } = usePage()
  const q = typed.trim()
  const order = toSort(sort)
  const requested = `${order} ${q}`
  const first = useMemo((): Pages => ({ of: 'position ', total: count, pages: new Map([[1, soldTos]]) }), [soldTos, count])
  const [loaded, setLoaded] = useState<Pages>(first)
  const [hasFailed, setFailed] = useState(false)
  const running = useRef(new Set<string>())
  const inSight = useRef({ first: 0, last: 0 })
  const shown = requested === first.of && loaded.of !== requested ? first : loaded

  const fetchPage = async (page: number): Promise<void> => {
    const name = `${requested} ${page}`
    if (running.current.has(name)) return
    running.current.add(name)
    const { savedFavoriteSoldUri: path, appId } = config
    const query = { page: String(page), size: String(PAGE), q, sort: order }
    const { data } = await call(listFavouriteAccounts, { path, appId, query, isQuiet: true, errors: 'own' })
    running.current.delete(name)
    setFailed(!data)
    if (!data) return
    const rows = readSoldTos(data).map((account) => ({ ...account, soldToNumber: padSoldTo(account.soldToNumber) }))
    const total = data.totalAccounts ?? rows.length
    setLoaded((before) => ({
      of: requested,
      total,
      pages: new Map([...(before.of === requested ? before.pages : requested === first.of ? first.pages : []), [page, rows]]),
    }))
  }
  const show = (from: number, to: number): void => {
    inSight.current = { first: from, last: to }
    if (!isUsed || shown.of !== requested) return
    for (let page = Math.floor(from / PAGE) + 1; page <= Math.floor(to / PAGE) + 1; page += 1)
      if (!shown.pages.has(page) && (page - 1) * PAGE < shown.total) void fetchPage(page)
  }
  useEffect(() => {
    if (!isUsed || shown.of === requested) return
    const timer = setTimeout(() => void fetchPage(1), TYPED_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another wish starts another search
  }, [isUsed, requested, shown.of])
  return {
    total: shown.total,
    rowAt: (index) => shown.pages.get(Math.floor(index / PAGE) + 1)?.[index % PAGE],
    show,
    hasFailed,
    retry: () => void fetchPage(Math.floor(inSight.current.first / PAGE) + 1),
  }
}

/** The rows of the dialog: a short list at once, thousands page by page. */
export const useAccountRows = (given: Given, requested: RowsQuery): AccountRows => {
  const { locale } = usePage()
  const isPaged = given.count > given.soldTos.length
  const paged = usePagedList(given, requested, isPaged)
  const whole = useWholeList(given, requested, locale.language)
  return isPaged ? paged : whole
}
