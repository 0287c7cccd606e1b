import { useCallback, useEffect, useState } from 'react'
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
  readonly details: Readonly<Record<string, unknown>>
}
type History = { readonly state: 'loading' | 'ready' | 'failed'; readonly entries: readonly Entry[]; readonly hasMore: boolean }

const PAGE = 20

const useHistory = () => {
  const [history, setHistory] = useState<History>({ state: 'loading', entries: [], hasMore: false })
  const load = useCallback(async (before?: string) => {
    const query = { by: 'others', limit: String(PAGE), ...(before === undefined ? {} : { before }) }
    const { ok, data } = await callApi<{ entries: readonly Entry[] }>({
      path: '/api/me/audit',
      query,
      isQuiet: true,
      errors: 'own',
    })
    setHistory(({ entries }) =>
      ok && data
        ? {
            state: 'ready',
            entries: before === undefined ? data.entries : [...entries, ...data.entries],
            hasMore: data.entries.length === PAGE,
          }
        : { state: 'failed', entries, hasMore: false },
    )
  }, [])
  useEffect(() => void load(), [load])
  return { ...history, load }
}

/** Who acted for this person, and what was done. */
export const Block = () => {
  const t = useTexts('acting')
  const formats = useFormats()
  const { state, entries, hasMore, load } = useHistory()
  const describe = ({ action, details }: Entry): string => {
    const name = action.replace(/^acting\./, '')
    if (action === name) return action
    return name === 'started' || name === 'ended'
      ? t(`action.${name}`)
      : t('action.changed', { route: String(details['route'] ?? '') })
  }
  const columns: readonly Column<Entry>[] = [
    {
      key: 'at',
      header: t('history.when'),
      rowHeader: true,
      cell: ({ at }) => formats.dateTime(at, { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    },
    { key: 'who', header: t('history.who'), cell: ({ actor }) => actor.name ?? t('history.gone') },
    { key: 'what', header: t('history.what'), cell: describe, phone: 'full' },
  ]
  const last = entries.at(-1)
  return (
    <Section heading={t('history.title')} text={t('history.text')}>
      {state === 'failed' && <ErrorState onRetry={() => void load(last?.at)} />}
      {state === 'ready' && (
        <Table
          caption={t('history.title')}
          columns={columns}
          rows={entries}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('history.empty')} icon="user" />}
        />
      )}
      {hasMore && last && (
        <Button variant="secondary" onClick={() => void load(last.at)}>
          {t('history.more')}
        </Button>
      )}
    </Section>
  )
}
