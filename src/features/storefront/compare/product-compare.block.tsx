import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { CompareTable } from '#features/storefront/compare/compare-table.tsx'
import { MOST_COMPARED } from '#features/storefront/compare/compare-list.rules.ts'
import type { CompareView } from '#features/storefront/compare/compare.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { Message } from '#ui/message.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-compare.module.css'

/** Works from the address alone: adding requests the page with one more, removing is a link to the page with one less. */
export const Block = ({ view }: { view?: CompareView }) => {
  const t = useTexts('compare')
  const products = useTexts('catalogue')('products')
  const { locale } = usePage()
  const { items, rows, missing } = view ?? { items: [], rows: [], missing: [] }
  const skus = items.map(({ sku }) => sku)
  return (
    <section className={styles.compare} data-compare-shown={skus.join()}>
      <div className="wrap">
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        {missing.length > 0 && <Message tone="warn">{t('missing', { skus: missing.join(', ') })}</Message>}
        {items.length > 0 ? (
          <CompareTable items={items} rows={rows} />
        ) : (
          <EmptyState
            title={t('none.title')}
            icon="list"
            headingLevel={2}
            action={
              <Link variant="onward" href={pageHref(locale, '/products')}>
                {products}
              </Link>
            }
          >
            {t('none.text')}
          </EmptyState>
        )}
        {items.length < MOST_COMPARED && (
          <form className={styles.add} method="get" action={pageHref(locale, '/compare')}>
            {skus.length > 0 && <input type="hidden" name="skus" value={skus.join()} />}
            <TextField id="compare-sku" name="skus" label={t('number')} maxLength={60} required autoComplete="off" />
            <Button type="submit" variant="secondary">
              {t('submit')}
            </Button>
          </form>
        )}
      </div>
    </section>
  )
}
