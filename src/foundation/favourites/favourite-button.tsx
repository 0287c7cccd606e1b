import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { dropBookmark, keepBookmark, listFavourites } from '#foundation/favourites/bookmark.api.ts'
import type { BookmarkKind } from '#foundation/favourites/bookmark.rules.ts'
import { useSignedIn } from '#foundation/favourites/use-signed-in.client.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type ButtonProps = {
  kind: BookmarkKind
  title: string
  /** A path of this site, with its locale. */
  href: string
  /** In the words of the page: keeping it, and that it is stored. */
  words: { readonly keep: string; readonly kept: string }
  size?: 'small' | undefined
}

/** Keeps a page among the favourites, for people who are signed in. */
export const FavouriteButton = ({ kind, title, href, words, size }: ButtonProps) => {
  const { config } = usePage()
  const isOwn = useSignedIn(config.domainId)
  const { data } = useEndpointQuery(listFavourites, isOwn ? { appId: config.appId } : undefined)
  const keep = useEndpointMutation(keepBookmark)
  const drop = useEndpointMutation(dropBookmark)
  if (!isOwn || !data) return null
  const stored = data.favorites.find((one) => one.href === href)
  const toggle = async (): Promise<void> => {
    await (
      stored
        ? drop.mutateAsync({ params: { list: 'favourites', id: stored.id } })
        : keep.mutateAsync({ params: { list: 'favourites' }, body: { kind, title, href } })
    ).catch(() => undefined)
    await refreshQueries(listFavourites)
  }
  return (
    <Button
      variant="secondary"
      {...(size && { size })}
      aria-pressed={stored !== undefined}
      busy={keep.isPending || drop.isPending}
      onClick={() => void toggle()}
    >
      <Icon name={stored ? 'check' : 'save'} {...(size && { size })} />
      {stored ? words.kept : words.keep}
    </Button>
  )
}
