import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { changeMark, listOwnMarks } from '#features/documents/publications/mark.api.ts'

type OwnMark = { readonly slug: string; readonly isFavourite: boolean; readonly isSubscribed: boolean }
export type MarkKind = 'isFavourite' | 'isSubscribed'

export type OwnMarks = {
  /** Undefined until they have come. */
  readonly list: readonly OwnMark[] | undefined
  readonly news: readonly { readonly slug: string; readonly number: string; readonly title: string; readonly revision: string }[]
  readonly isMarked: (slug: string, kind: MarkKind) => boolean
  readonly toggle: (slug: string, kind: MarkKind) => void
  readonly hasFailed: boolean
}

/** The person's favourites and subscriptions; a click shows at once, and a failure is reverted. */
export const useMarks = (isSignedIn: boolean): OwnMarks => {
  const { language } = usePage().locale
  const { data } = useEndpointQuery(listOwnMarks, isSignedIn ? { query: { language } } : undefined)
  const change = useEndpointMutation(changeMark)
  // Until the list was read again, the last change stands for itself.
  const pending = change.isPending ? change.variables : undefined
  const isMarked = (slug: string, kind: MarkKind): boolean => {
    const requested = pending?.params.slug === slug ? pending.body?.[kind] : undefined
    return requested ?? data?.marks.find((mark) => mark.slug === slug)?.[kind] ?? false
  }
  return {
    list: data?.marks,
    news: data?.news ?? [],
    isMarked,
    toggle: (slug, kind) => {
      const request = { params: { slug }, body: { [kind]: !isMarked(slug, kind) } }
      change.mutateAsync(request).then(
        () => refreshQueries(listOwnMarks),
        // Shown by `hasFailed`.
        () => {},
      )
    },
    hasFailed: change.isError,
  }
}
