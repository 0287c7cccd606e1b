import { useEffect, useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { NeedsScript } from '#features/storefront/product-tools/needs-script.tsx'
import { readSchedule } from '#features/storefront/product-tools/schedule/schedule-storage.client.ts'
import { addLines } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { PickedLines } from '#features/storefront/product-tools/select/picked-lines.tsx'
import { ProductHits } from '#features/storefront/product-tools/select/product-hits.tsx'
import { useAdditionalProducts } from '#features/storefront/product-tools/select/use-additional-products.client.ts'
import { useSelection } from '#features/storefront/product-tools/select/use-selection.client.ts'
import { SELECT_PAGES } from '#features/storefront/product-tools/tool-paths.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../select/select-tool.module.css'

/** Accessories of what was picked or is in the video schedule; adding one puts it into the selection. */
export const Block = () => {
  const t = useTexts('product-tools')
  const { locale } = usePage()
  const [picked, changePicked] = useSelection('video')
  const [scheduled, setScheduled] = useState<readonly string[]>()
  useEffect(() => {
    const read = (): void => setScheduled(readSchedule('video').lines.map(({ sku }) => sku))
    read()
  }, [])
  const chosen = [...picked.map(({ sku }) => sku), ...(scheduled ?? [])]
  const { products, state } = useAdditionalProducts(chosen)
  const select = <ButtonLink href={pageHref(locale, SELECT_PAGES.video)}>{t('additional.select')}</ButtonLink>
  const isEmpty = scheduled !== undefined && state === 'ready' && products.length === 0
  return (
    <div className={picked.length > 0 ? `wrap ${styles.tool}` : 'wrap'}>
      <section className={styles.search} aria-label={t('additional.title')}>
        <NeedsScript />
        <p className={styles.count} role="status">
          {products.length > 0 && t('additional.found', { count: products.length })}
        </p>
        {state === 'failed' && <ErrorState headingLevel={2}>{t('failed.search')}</ErrorState>}
        {isEmpty && (
          <EmptyState
            headingLevel={2}
            title={t(chosen.length === 0 ? 'additional.nothing.title' : 'additional.none.title')}
            action={select}
          >
            {t(chosen.length === 0 ? 'additional.nothing.text' : 'additional.none.text')}
          </EmptyState>
        )}
        {products.length > 0 && (
          <ProductHits
            products={products}
            isBusy={state === 'loading'}
            onAdd={({ sku }) => changePicked(addLines(picked, [{ sku, quantity: 1, tag: '', remark: '' }]))}
          />
        )}
      </section>
      {picked.length > 0 && (
        <section className={styles.picked} aria-labelledby="picked-heading">
          <h2 id="picked-heading">{t('select.picked')}</h2>
          <PickedLines lines={picked} onChange={changePicked} />
          {select}
        </section>
      )}
    </div>
  )
}
