import { useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { INBOX_VIEWS } from '#foundation/inbox/public.ts'
import { groupEntries } from '#features/accounts/inbox-page/inbox-groups.rules.ts'
import { InboxSearch } from '#features/accounts/inbox-page/inbox-search.tsx'
import { InboxRow } from '#features/accounts/inbox-page/inbox-row.tsx'
import {
  markAllRead,
  markRead,
  useInboxFilter,
  useInboxList,
  type InboxFilter,
} from '#features/accounts/inbox-page/use-inbox.client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './inbox.module.css'

const ALL: InboxFilter = { view: 'all', kind: '', find: '' }
/** Where the reader is; entries are drawn in the browser alone. */
const readClock = () => ({ now: new Date(), timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone })

const LINES = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export const Block = () => {
  const t = useTexts('inbox-page')
  const formats = useFormats()
  const { locale } = usePage()
  const [filter, setFilter] = useInboxFilter()
  const { list, entries, next, loadMore, isLoadingMore, setRead } = useInboxList(filter)
  const [hasFailed, setFailed] = useState(false)
  const [isMarkingAll, setMarkingAll] = useState(false)
  const { data } = list
  const chosen = filter ?? ALL
  const mayMark = data?.mayMark === true

  const mark = async (id: string, isRead: boolean, isLeaving: boolean): Promise<void> => {
    setRead(new Set([id]), isRead)
    setFailed(!(await markRead(id, isRead, isLeaving)) && !isLeaving)
  }
  const markAll = async (): Promise<void> => {
    setMarkingAll(true)
    const newest = entries
      .map(({ at }) => at)
      .toSorted()
      .at(-1)
    const isSaved = await markAllRead(newest)
    if (isSaved) setRead('all', true)
    setFailed(!isSaved)
    setMarkingAll(false)
  }
  const count = (value: number | undefined) => (value === undefined || value === 0 ? undefined : formats.number(value))
  const counts = { all: undefined, unread: count(data?.unread), needs: count(data?.needs) }
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {data !== undefined && <span>{t('unread', { count: formats.number(data.unread) })}</span>}
        <div className={styles.tools}>
          {mayMark && data.unread > 0 && (
            <Button variant="secondary" size="small" busy={isMarkingAll} onClick={() => void markAll()}>
              <Icon name="check" size="small" /> {t('mark.all')}
            </Button>
          )}
          <ButtonLink variant="quiet" size="small" href={pageHref(locale, '/secure/account/notifications')}>
            {t('choose')}
          </ButtonLink>
        </div>
      </header>
      <div className={styles.filters}>
        <ChipRow label={t('views')}>
          {INBOX_VIEWS.map((view) => (
            <ChoiceChip
              key={view}
              pressed={chosen.view === view}
              count={counts[view]}
              onPress={() => setFilter({ ...chosen, view })}
            >
              {t(`view.${view}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
        <InboxSearch key={chosen.find} find={chosen.find} onFind={(find) => setFilter({ ...chosen, find })} />
        {data !== undefined && data.kinds.length > 1 && (
          <Select
            hideLabel
            size="small"
            label={t('kind')}
            value={chosen.kind}
            placeholder={t('kind.any')}
            options={data.kinds.map(({ kind, name }) => ({ value: kind, label: name }))}
            onChange={(event) => setFilter({ ...chosen, kind: event.currentTarget.value })}
          />
        )}
      </div>
      {data !== undefined && !mayMark && <Message tone="info">{t('acting')}</Message>}
      {hasFailed && <Message tone="bad">{t('mark.failed')}</Message>}
      {list.isError && !data ? (
        <ErrorState headingLevel={2} onRetry={() => void list.refetch()} retrying={list.isFetching}>
          {t('failed')}
        </ErrorState>
      ) : !data ? (
        <SkeletonGroup>
          {LINES.map((line) => (
            <Skeleton key={line} shape="control" width="full" />
          ))}
        </SkeletonGroup>
      ) : (
        <Entries
          {...{ entries, mayMark }}
          isFiltered={chosen.view !== 'all' || chosen.kind !== '' || chosen.find !== ''}
          onShowAll={() => setFilter(ALL)}
          onMark={(id, isRead, isLeaving) => void mark(id, isRead, isLeaving)}
        />
      )}
      {next !== null && entries.length > 0 && (
        <div>
          <Button variant="secondary" busy={isLoadingMore} onClick={() => void loadMore()}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  )
}

type EntriesProps = {
  entries: ReturnType<typeof useInboxList>['entries']
  mayMark: boolean
  isFiltered: boolean
  onShowAll: () => void
  onMark: (id: string, isRead: boolean, isLeaving: boolean) => void
}

const Entries = ({ entries, mayMark, isFiltered, onShowAll, onMark }: EntriesProps) => {
  const t = useTexts('inbox-page')
  const [{ now, timeZone }] = useState(readClock)
  if (entries.length === 0)
    return isFiltered ? (
      <EmptyState
        headingLevel={2}
        icon="filter"
        title={t('nothing')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t('show.all')}
          </Button>
        }
      >
        {t('nothing.text')}
      </EmptyState>
    ) : (
      <EmptyState headingLevel={2} icon="bell" title={t('empty')}>
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <div className={styles.groups}>
      {groupEntries(entries, now, timeZone).map(({ group, entries: those }) => (
        <section key={group} aria-labelledby={`inbox-${group}`}>
          <h2 id={`inbox-${group}`}>{t(group)}</h2>
          <ul>
            {those.map((entry) => (
              <InboxRow
                key={entry.id}
                {...{ entry, now, timeZone }}
                onMark={mayMark ? (isRead, isLeaving = false) => onMark(entry.id, isRead, isLeaving) : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
