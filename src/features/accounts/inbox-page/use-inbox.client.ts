import { useEffect, useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery, useLatestRead } from '#browser/query.ts'
import { createSharedValue } from '#browser/shared-value.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { INBOX_VIEWS, listInbox, markAllEntries, markEntry, unreadEntries, type InboxView } from '#foundation/inbox/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'

export type InboxEntry = ReplyOf<typeof listInbox>['entries'][number]
export type InboxFilter = { readonly view: InboxView; readonly kind: string; readonly find: string }

const ALL: InboxFilter = { view: 'all', kind: '', find: '' }
const QUIET = { isQuiet: true, errors: 'own' } as const

const readFilter = (search: string): InboxFilter => {
  const query = new URLSearchParams(search)
  return {
    view: INBOX_VIEWS.find((view) => view === query.get('view')) ?? 'all',
    kind: query.get('kind') ?? '',
    find: query.get('find') ?? '',
  }
}

const writeFilter = ({ view, kind, find }: InboxFilter): string => {
  const query = new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(kind !== '' && { kind }),
    ...(find !== '' && { find }),
  })
  return query.size === 0 ? location.pathname : `${location.pathname}?${query.toString()}`
}

/** The last filter of the page; undefined until the address was read. */
const chosenFilter = createSharedValue<InboxFilter | undefined>(undefined)

/** The filter stands in the address; the server's drawing knows none. */
export const useInboxFilter = (): readonly [InboxFilter | undefined, (filter: InboxFilter) => void] => {
  const filter = chosenFilter.use()
  useEffect(() => chosenFilter.set(readFilter(location.search)), [])
  const change = (next: InboxFilter): void => {
    history.replaceState(history.state, '', writeFilter(next))
    chosenFilter.set(next)
  }
  return [filter, change]
}

type Further = { readonly of: string; readonly entries: readonly InboxEntry[]; readonly next: string | null }

/** The list of a filter, page after page; read again when anything in the inbox changes, here or on another device. */
export const useInboxList = (filter: InboxFilter | undefined) => {
  const { locale } = usePage()
  const { view, kind, find } = filter ?? ALL
  const query = {
    view,
    ...(kind !== '' && { kind }),
    ...(find !== '' && { find }),
    language: locale.language,
    country: locale.country,
  }
  const list = useEndpointQuery(listInbox, filter && { query }, { keepsPrevious: true })
  const unread = unreadEntries.use()
  const [further, setFurther] = useState<Further>()
  const readMore = useLatestRead(listInbox)
  const [isLoadingMore, setLoadingMore] = useState(false)

  const known = list.data?.unread
  useEffect(() => {
    if (unread !== undefined && known !== undefined && unread !== known) void refreshQueries(listInbox)
  }, [unread, known])

  // Pages after the first belong to one reading of it.
  const first = list.data
  const readingOf = `${view} ${kind} ${find} ${first?.next ?? ''}`
  const current = further?.of === readingOf ? further : undefined
  const next = current ? current.next : (first?.next ?? null)
  const loadMore = async (): Promise<void> => {
    if (next === null) return
    setLoadingMore(true)
    const read = await readMore({ query: { ...query, cursor: next } })
    setLoadingMore(false)
    if (read?.ok)
      setFurther({ of: readingOf, entries: [...(current?.entries ?? []), ...read.data.entries], next: read.data.next })
  }
  const isShown = (entry: InboxEntry): boolean => !first?.entries.some(({ id }) => id === entry.id)
  const setRead = (ids: ReadonlySet<string> | 'all', isRead: boolean): void => {
    if (current)
      setFurther({
        ...current,
        entries: current.entries.map((entry) => (ids === 'all' || ids.has(entry.id) ? { ...entry, isRead } : entry)),
      })
  }
  const entries = [...(first?.entries ?? []), ...(current?.entries.filter(isShown) ?? [])]
  return { list, entries, next, loadMore, isLoadingMore, setRead }
}

const settle = async (data: { readonly unread: number } | undefined): Promise<boolean> => {
  if (data) unreadEntries.set(data.unread)
  await refreshQueries(listInbox)
  return data !== undefined
}

/** False when it could not be saved. `keepalive`: the page is about to be left. */
export const markRead = async (id: string, isRead: boolean, keepalive = false): Promise<boolean> =>
  settle((await call(markEntry, { params: { id }, body: { isRead }, ...QUIET, keepalive })).data)

/** Only what the list knew of: what came since was not seen. */
export const markAllRead = async (until: string | undefined): Promise<boolean> =>
  settle((await call(markAllEntries, { body: until === undefined ? {} : { until }, ...QUIET })).data)
