import { useEffect, useRef, useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { NeedsScript } from '#features/storefront/product-tools/needs-script.tsx'
import { addToSchedule } from '#features/storefront/product-tools/schedule/schedule-storage.client.ts'
import { addLines, type ScheduleKind } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { NoRange } from '#features/storefront/product-tools/select/no-range.tsx'
import { PickedLines } from '#features/storefront/product-tools/select/picked-lines.tsx'
import { ProductHits, useHitKeys } from '#features/storefront/product-tools/select/product-hits.tsx'
import { useHasRange } from '#features/storefront/product-tools/select/use-has-range.client.ts'
import { useProductSearch } from '#features/storefront/product-tools/select/use-product-search.client.ts'
import { useSelection } from '#features/storefront/product-tools/select/use-selection.client.ts'
import { ADDITIONAL_PAGE, SCHEDULE_PAGES } from '#features/storefront/product-tools/tool-paths.rules.ts'
import { useEarlyInput } from '#features/storefront/product-tools/use-early-input.client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './select-tool.module.css'

export const SelectTool = ({ kind }: { kind: ScheduleKind }) => {
  const t = useTexts('product-tools')
  const { locale } = usePage()
  const [query, setQuery] = useState('')
  const field = useEarlyInput<HTMLInputElement>(setQuery)
  const [picked, changePicked] = useSelection(kind)
  const [added, setAdded] = useState(0)
  const search = useProductSearch(query, kind)
  const hasRange = useHasRange(kind)
  const hits = useHitKeys()
  const done = useRef<HTMLDivElement>(null)
  const scheduleHref = pageHref(locale, SCHEDULE_PAGES[kind])
  useEffect(() => {
    if (added > 0) done.current?.focus()
  }, [added])

  if (!hasRange)
    return (
      <div className="wrap">
        <NoRange />
      </div>
    )

  const finish = (): void => {
    addToSchedule(kind, picked)
    setAdded(picked.length)
    changePicked([])
  }
  const say = search.state === 'ready' ? t('select.found', { count: search.products.length }) : ''
  return (
    <div className={`wrap ${styles.tool}`}>
      <section className={styles.search} aria-label={t('select.search')} ref={hits}>
        <NeedsScript />
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
        <p className={styles.count}>
          <span role="status">{say}</span>
          {picked.length > 0 && <a href="#picked-heading">{t('select.pickedCount', { count: picked.length })}</a>}
        </p>
        {search.state === 'failed' && <ErrorState headingLevel={2}>{t('failed.search')}</ErrorState>}
        {search.products.length > 0 && (
          <ProductHits
            products={search.products}
            isBusy={search.state === 'loading'}
            onAdd={({ sku }) => changePicked(addLines(picked, [{ sku, quantity: 1, tag: '', remark: '' }]))}
          />
        )}
      </section>
      <section className={styles.picked} aria-labelledby="picked-heading">
        <h2 id="picked-heading" tabIndex={-1}>
          {t('select.picked')}
        </h2>
        <div ref={done} tabIndex={-1} role="status">
          {added > 0 && picked.length === 0 && (
            <Message tone="ok" action={<a href={scheduleHref}>{t('schedule.open')}</a>}>
              {t('select.added', { count: added })}
            </Message>
          )}
        </div>
        {picked.length === 0 ? (
          <p className={styles.count}>{t('select.nothing')}</p>
        ) : (
          <>
            <PickedLines lines={picked} onChange={changePicked} />
            <Button onClick={finish}>{t('select.finish')}</Button>
          </>
        )}
        <p className={styles.way}>
          <a href={scheduleHref}>{t('schedule.open')}</a>
        </p>
        {kind === 'video' && (
          <p className={styles.way}>
            <a href={pageHref(locale, ADDITIONAL_PAGE)}>{t('additional.title')}</a>
          </p>
        )}
      </section>
    </div>
  )
}
