import { useState } from 'react'
import { call } from '#browser/api.ts'
import { AreaTexts } from '#browser/area-texts.tsx'
import { useDraftRestore, useDraftSource } from '#browser/draft/use-draft.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { FavouriteButton } from '#foundation/favourites/public.ts'
import type { ResultsState } from '#features/search/search-api/public.ts'
import { toSaved, writeSaved } from '#features/search/saved-searches/saved-address.rules.ts'
import { SaveDialog } from '#features/search/saved-searches/save-dialog.tsx'
import { forgetOwnSearch, listOwnSearches } from '#features/search/saved-searches/saved-search.api.ts'
import type { SavedSearch } from '#features/search/saved-searches/saved-search.schema.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './saved-searches.module.css'

const QUIET = { isQuiet: true, errors: 'own' } as const
const DRAFT = 'saved-search'
const LONGEST_NAME = 80

/** A name as it is being typed, and the search that it is for. */
type Typed = { readonly query: string; readonly name: string }
const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' &&
  value !== null &&
  'query' in value &&
  typeof value.query === 'string' &&
  'name' in value &&
  typeof value.name === 'string'

type SavedSearchesProps = {
  state: ResultsState
  /** Of the results page. */
  address: string
}

/** The searches that a person keeps: to save this one, to open others and to let them go. */
export const SavedSearches = (props: SavedSearchesProps) => (
  <AreaTexts area="saved-searches">
    <OwnSearches {...props} />
  </AreaTexts>
)

const OwnSearches = ({ state, address }: SavedSearchesProps) => {
  const t = useTexts('saved-searches')
  const { appId } = usePage().config
  // A server error is reported in the portal's modal as well [8.1.1]; whatever went wrong, the list can be requested again.
  const { data, isError, refetch } = useEndpointQuery(listOwnSearches, { appId })
  const saved = data?.savedSearches
  const hasFailed = isError && !saved
  const [open, setOpen] = useState<'save' | 'list'>()
  const [news, setNews] = useState('')
  const [typed, setTyped] = useState<Typed>()
  const name = typed?.query === state.query ? typed.name : undefined
  useDraftSource(DRAFT, open === 'save' && name !== undefined ? typed : undefined)
  useDraftRestore(DRAFT, (value) => {
    if (!isTyped(value) || value.query !== state.query) return false
    setTyped(value)
    setOpen('save')
    return true
  })

  const remove = async ({ id, name }: SavedSearch): Promise<void> => {
    const { ok, status } = await call(forgetOwnSearch, { ...QUIET, appId, params: { id } })
    if (!ok && status !== 404) return setNews(t('failed'))
    await refreshQueries(listOwnSearches)
    setNews(t('deleted', { name }))
  }

  if (!saved && !hasFailed) return null
  return (
    <>
      {state.query !== '' && (
        <Button variant="secondary" size="small" onClick={() => setOpen('save')}>
          <Icon name="save" size="small" />
          {t('save')}
        </Button>
      )}
      {state.query !== '' && (
        <FavouriteButton
          kind="search"
          size="small"
          title={state.query}
          href={address + writeSaved(toSaved(state.query, state))}
          words={{ keep: t('favourite'), kept: t('isFavourite') }}
        />
      )}
      <Button variant="quiet" size="small" onClick={() => setOpen('list')}>
        {saved && saved.length > 0 ? t('list.count', { count: saved.length }) : t('list')}
      </Button>
      <p className="visually-hidden" role="status">
        {open !== 'list' && news}
      </p>
      {open === 'save' && (
        <SaveDialog
          state={state}
          // A search is longer than its name may be.
          name={(name ?? state.query).slice(0, LONGEST_NAME)}
          onType={(next) => setTyped({ query: state.query, name: next })}
          onSaved={(saved) => {
            setTyped(undefined)
            setNews(t('done', { name: saved }))
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      <Dialog open={open === 'list'} onClose={() => setOpen(undefined)} closeOnOutsideClick title={t('list')}>
        {hasFailed && <ErrorState onRetry={() => void refetch()}>{t('failed')}</ErrorState>}
        {saved?.length === 0 && <p>{t('none')}</p>}
        <ul className={styles.list}>
          {saved?.map((search) => (
            <li key={search.id}>
              <a href={address + writeSaved(search)}>{search.name}</a>
              <IconButton label={t('delete', { name: search.name })} onClick={() => void remove(search)}>
                <Icon name="trash" />
              </IconButton>
            </li>
          ))}
        </ul>
        {/* The page behind is silent while the dialog is open. */}
        <p className={styles.news} role="status">
          {open === 'list' && news}
        </p>
      </Dialog>
    </>
  )
}
