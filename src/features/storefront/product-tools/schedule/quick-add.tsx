import { useState } from 'react'
import type { ScheduleKind } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { ProductHits, useHitKeys } from '#features/storefront/product-tools/select/product-hits.tsx'
import { useProductSearch } from '#features/storefront/product-tools/select/use-product-search.client.ts'
import { useEarlyInput } from '#features/storefront/product-tools/use-early-input.client.ts'
import { TextField } from '#ui/field.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './schedule-tool.module.css'

/** Find a product and it is in the schedule with one press. */
export const QuickAdd = ({ kind, onAdd }: { kind: ScheduleKind; onAdd: (sku: string) => void }) => {
  const t = useTexts('product-tools')
  const [query, setQuery] = useState('')
  const field = useEarlyInput<HTMLInputElement>(setQuery)
  const search = useProductSearch(query, kind)
  const hits = useHitKeys()
  return (
    <section className={styles.quick} aria-label={t('select.search')} ref={hits}>
      <TextField
        ref={field}
        type="search"
        icon="search"
        label={t('select.field')}
        hint={t('select.hint')}
        maxLength={100}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p className="visually-hidden" role="status">
        {search.state === 'ready' && t('select.found', { count: search.products.length })}
      </p>
      {search.state === 'failed' && <ErrorState headingLevel={2}>{t('failed.search')}</ErrorState>}
      {search.products.length > 0 && (
        <ProductHits products={search.products} isBusy={search.state === 'loading'} onAdd={({ sku }) => onAdd(sku)} />
      )}
    </section>
  )
}
