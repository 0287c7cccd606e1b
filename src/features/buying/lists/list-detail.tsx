import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePortalData } from '#foundation/accounts/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { cartHref, LineActions, useAddToCart, useMayOpenCart } from '#features/buying/cart/public.ts'
import { AddPart } from '#features/buying/lists/add-part.tsx'
import { ListRows } from '#features/buying/lists/list-rows.tsx'
import { changeList, deleteList, readList, removeListItem, saveListItems } from '#features/buying/lists/list.api.ts'
import { SAVED } from '#features/buying/lists/list.rules.ts'
import type { ListItem } from '#features/buying/lists/list.schema.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormActions } from '#ui/form-layout.tsx'
import { Message } from '#ui/message.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './lists.module.css'

type ListDetailProps = { readonly id: string; readonly onRemoved?: () => void; readonly onChanged?: () => void }

/** One list: its parts with quantities and notes, all of them into the cart, or out as a sheet. */
export const ListDetail = ({ id, onRemoved, onChanged }: ListDetailProps) => {
  const t = useTexts('lists')
  const page = usePage()
  const { number } = useFormats()
  const { phase, hasEcommerceAccess } = usePortalData()
  const mayOpen = useMayOpenCart()
  const query = { language: page.locale.language, country: page.locale.country }
  const { data, error, refetch } = useEndpointQuery(readList, phase === 'ready' ? { params: { id }, query } : undefined, {
    staleTime: 0,
  })
  const saving = useEndpointMutation(saveListItems)
  const removing = useEndpointMutation(removeListItem)
  const changing = useEndpointMutation(changeList)
  const dropping = useEndpointMutation(deleteList)
  const { add, isAdding, added } = useAddToCart()
  const [hasFailed, setHasFailed] = useState(false)
  const follow = async (): Promise<void> => {
    await refetch()
    onChanged?.()
  }
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setHasFailed(false)
    try {
      await work()
      await follow()
    } catch {
      setHasFailed(true)
    }
  }
  if (!data)
    return error ? (
      <ErrorState title={t(error.status === 404 ? 'gone' : 'failed')} headingLevel={2} />
    ) : (
      <Skeleton shape="block" />
    )
  const { items, isOwn, isShared, name, owner } = data
  const sold = items.filter(({ isSold }) => isSold)
  const mayBuy = hasEcommerceAccess && mayOpen
  const save = (item: Pick<ListItem, 'sku' | 'quantity' | 'note'>): Promise<void> =>
    attempt(() =>
      saving.mutateAsync({ params: { id }, body: { items: [{ sku: item.sku, quantity: item.quantity, note: item.note }] } }),
    )
  const here = pageHref(page.locale, id === SAVED ? '/secure/saved-items' : '/secure/lists')
  return (
    <section className={styles.detail} aria-label={name || t('saved')}>
      {name && (
        <header>
          <h2>{name}</h2>
          {isOwn ? (
            <Checkbox
              label={t('share')}
              checked={isShared}
              onChange={(event) =>
                void attempt(() => changing.mutateAsync({ params: { id }, body: { isShared: event.target.checked } }))
              }
            />
          ) : (
            <p>{t('shared.by', { owner })}</p>
          )}
        </header>
      )}
      <div role="status">
        {hasFailed && <Message tone="bad">{t('failed')}</Message>}
        {added && (
          <Message tone="ok">
            {t('added', { count: number(added.lines.length) })} <a href={cartHref({ ...page, here })}>{t('cart')}</a>
          </Message>
        )}
      </div>
      {items.length === 0 && (
        <EmptyState
          title={t('empty')}
          icon="save"
          headingLevel={name ? 3 : 2}
          action={<ButtonLink href={pageHref(page.locale, '/products')}>{t('empty.go')}</ButtonLink>}
        >
          {t('empty.text')}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ListRows
          items={items}
          isOwn={isOwn}
          headingLevel={name ? 3 : 2}
          onChange={(item) => void save(item)}
          onRemove={({ sku }) => void attempt(() => removing.mutateAsync({ params: { id, sku } }))}
        />
      )}
      {isOwn && name && <AddPart list={id} onAdded={follow} />}
      {mayBuy && sold.length > 0 && <LineActions lines={sold.map(({ sku, quantity }) => ({ sku, quantity }))} />}
      <FormActions>
        {mayBuy && sold.length > 0 && (
          <Button busy={isAdding} onClick={() => void add(sold.map(({ sku, quantity }) => ({ sku, quantity })))}>
            {t('addAll', { count: number(sold.length) })}
          </Button>
        )}
        {items.length > 0 && (
          <ButtonLink variant="secondary" href={`/api/lists/v1/${id}/export?${new URLSearchParams(query).toString()}`} download>
            {t('export')}
          </ButtonLink>
        )}
        {isOwn && name && (
          <Button
            variant="quiet"
            onClick={() => void dropping.mutateAsync({ params: { id } }).then(onRemoved, () => setHasFailed(true))}
          >
            {t('delete')}
          </Button>
        )}
      </FormActions>
    </section>
  )
}
