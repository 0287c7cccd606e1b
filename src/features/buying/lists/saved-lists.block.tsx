import { useEffect, useState } from 'react'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { usePortalData } from '#foundation/accounts/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { ListDetail } from '#features/buying/lists/list-detail.tsx'
import { listLists } from '#features/buying/lists/list.api.ts'
import { NewList } from '#features/buying/lists/new-list.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './lists.module.css'

const PARAMETER = 'list'

/** The list that the address names: a link that only those can open who may see it. */
const readChosen = (): string | undefined => new URLSearchParams(location.search).get(PARAMETER) ?? undefined

export const Block = () => {
  const t = useTexts('lists')
  const { number } = useFormats()
  const { locale } = usePage()
  const { phase } = usePortalData()
  const { data, error, refetch } = useEndpointQuery(listLists, phase === 'ready' ? {} : undefined, { staleTime: 0 })
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    const follow = (): void => setChosen(readChosen())
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const open = (id: string | undefined): void => {
    history.pushState(null, '', id === undefined ? location.pathname : `?${PARAMETER}=${encodeURIComponent(id)}`)
    setChosen(id)
  }
  const change = (id: string | undefined): void => {
    void refreshQueries(listLists)
    open(id)
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('lists')}</h1>
        <a href={pageHref(locale, '/secure/saved-items')}>
          {t('saved')} <Icon name="arrow" size="small" />
        </a>
      </header>
      {!data && !error && <Skeleton shape="block" />}
      {!data && error && <ErrorState headingLevel={2} onRetry={() => void refetch()} />}
      {data && (
        <>
          <NewList onMade={change} />
          {data.lists.length === 0 && (
            <EmptyState title={t('none')} icon="list" headingLevel={2}>
              {t('none.text')}
            </EmptyState>
          )}
          <ul className={styles.cards}>
            {data.lists.map(({ id, name, isShared, isOwn, owner, count }) => (
              <li key={id}>
                <button type="button" aria-current={id === chosen || undefined} onClick={() => open(id)}>
                  <strong>{name}</strong>
                  <span>{t('count', { count: number(count) })}</span>
                  {isShared && <Badge tone="info">{isOwn ? t('shared') : t('shared.by', { owner })}</Badge>}
                </button>
              </li>
            ))}
          </ul>
          {chosen !== undefined && (
            <ListDetail key={chosen} id={chosen} onRemoved={() => change(undefined)} onChanged={() => void refetch()} />
          )}
        </>
      )}
    </div>
  )
}
