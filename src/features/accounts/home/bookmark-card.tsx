import { lazy, Suspense, useState } from 'react'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import {
  dropBookmark,
  listFavourites,
  listQuickLinks,
  moveBookmark,
  orderBookmarkList,
  type Bookmark,
  type BookmarkList,
} from '#foundation/favourites/public.ts'
import { HomeCardFrame } from '#features/accounts/home/home-card-frame.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './home.module.css'

const NewLink = lazy(async () => ({ default: (await import('#features/accounts/home/new-link.tsx')).NewLink }))

const useBookmarks = (list: BookmarkList) => {
  const { config } = usePage()
  const appId = config.appId
  const favourites = useEndpointQuery(listFavourites, list === 'favourites' ? { appId } : undefined)
  const links = useEndpointQuery(listQuickLinks, list === 'quick-links' ? { appId } : undefined)
  const { isError, refetch } = list === 'favourites' ? favourites : links
  const stored = list === 'favourites' ? favourites.data?.favorites : links.data?.quickLinks
  return { kept: stored, retry: isError && !stored ? () => void refetch() : undefined }
}

/** The person's bookmarks, ordered by hand; quick links can be added here. */
export const BookmarkCard = ({ list }: { list: BookmarkList }) => {
  const t = useTexts('home')
  const { kept, retry } = useBookmarks(list)
  const [isEdited, setEdited] = useState(false)
  return (
    <HomeCardFrame title={t(`${list}.title`)} isBusy={!kept && !retry} onRetry={retry}>
      {kept?.length === 0 && <p className={styles.muted}>{t(`${list}.empty`)}</p>}
      {kept && kept.length > 0 && <BookmarkItems list={list} stored={kept} isEdited={isEdited} />}
      {kept && (kept.length > 0 || list === 'quick-links') && (
        <div>
          <Button variant="quiet" size="small" aria-expanded={isEdited} onClick={() => setEdited((is) => !is)}>
            {t(isEdited ? 'done' : kept.length === 0 ? 'link.add' : 'edit')}
          </Button>
        </div>
      )}
      {isEdited && list === 'quick-links' && (
        <Suspense>
          <NewLink />
        </Suspense>
      )}
    </HomeCardFrame>
  )
}

type ItemsProps = { list: BookmarkList; stored: readonly Bookmark[]; isEdited: boolean }

const BookmarkItems = ({ list, stored, isEdited }: ItemsProps) => {
  const t = useTexts('home')
  const drop = useEndpointMutation(dropBookmark)
  const order = useEndpointMutation(orderBookmarkList)
  const ids = stored.map(({ id }) => id)
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    await work().catch(() => undefined)
    await refreshQueries(listFavourites, listQuickLinks)
  }
  const move = async (id: string, step: -1 | 1): Promise<void> => {
    const moved = moveBookmark(ids, id, step)
    if (moved !== ids) await change(() => order.mutateAsync({ params: { list }, body: { ids: [...moved] } }))
  }
  return (
    <>
      <ul className={styles.items}>
        {stored.map(({ id, title, href }, at) => (
          <li key={id}>
            <a href={href}>{title}</a>
            {isEdited && (
              <span className={styles.tools}>
                {/* Not disabled: it would lose the focus at the end of its way. */}
                <IconButton label={t('up', { title })} aria-disabled={at === 0 || undefined} onClick={() => void move(id, -1)}>
                  <Icon name="up" size="small" />
                </IconButton>
                <IconButton
                  label={t('down', { title })}
                  aria-disabled={at === stored.length - 1 || undefined}
                  onClick={() => void move(id, 1)}
                >
                  <Icon name="down" size="small" />
                </IconButton>
                <IconButton
                  label={t('remove', { title })}
                  onClick={() => void change(() => drop.mutateAsync({ params: { list, id } }))}
                >
                  <Icon name="trash" size="small" />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {(drop.isError || order.isError) && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </>
  )
}
