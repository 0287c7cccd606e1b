import { useEffect, useState } from 'react'
import { callApi } from '#browser/api.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Entry = {
  readonly id: string
  readonly at: string
  readonly action: string
  readonly actor: { readonly name: string | null }
  readonly details: { readonly route?: string }
}
type History = { readonly state: 'loading' | 'ready' | 'failed'; readonly entries: readonly Entry[]; readonly hasMore: boolean }

const PAGE = 20

/** Page after page; the last entry one has says where the next begins. */
const useHistory = () => {
  const [history, setHistory] = useState<History>({ state: 'loading', entries: [], hasMore: false })
  const [wish, setWish] = useState<{ readonly before?: string }>({})
  useEffect(() => {
    const leaving = new AbortController()
    const load = async (): Promise<void> => {
      const query = { by: 'others', limit: String(PAGE), ...wish }
      const call = { path: '/api/me/audit', query, isQuiet: true, errors: 'own', signal: leaving.signal } as const
      const { ok, data } = await callApi<{ entries: readonly Entry[] }>(call)
      if (leaving.signal.aborted) return
      setHistory(({ entries }) =>
        ok && data
          ? { state: 'ready', entries: [...entries, ...data.entries], hasMore: data.entries.length === PAGE }
          : { state: 'failed', entries, hasMore: false },
      )
    }
    void load()
    return () => leaving.abort()
  }, [wish])
  const last = history.entries.at(-1)
  return { ...history, loadMore: () => setWish(last ? { before: last.at } : {}) }
}

/** Who acted for this person, and what was done. */
export const Block = () => {
  const t = useTexts('impersonation')
  const formats = useFormats()
  const { state, entries, hasMore, loadMore } = useHistory()
  const describe = ({ action, details }: Entry): string => {
    const name = action.replace(/^acting\./, '')
    if (action === name) return action
    return name === 'started' || name === 'ended' ? t(`action.${name}`) : t('action.changed', { route: details.route ?? '' })
  }
  const columns: readonly Column<Entry>[] = [
    {
      key: 'at',
      header: t('history.when'),
      rowHeader: true,
      cell: ({ at }) => formats.dateTime(at, { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
    },
    { key: 'who', header: t('history.who'), cell: ({ actor }) => actor.name ?? t('history.gone') },
    { key: 'what', header: t('history.what'), cell: describe, phone: 'full' },
  ]
  return (
    <Section heading={t('history.title')} text={t('history.text')}>
      {state === 'failed' && <ErrorState onRetry={loadMore} />}
      {state === 'ready' && (
        <Table
          caption={t('history.title')}
          columns={columns}
          rows={entries}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('history.empty')} icon="user" />}
        />
      )}
      {hasMore && (
        <Button variant="secondary" onClick={loadMore}>
          {t('history.more')}
        </Button>
      )}
    </Section>
  )
}
