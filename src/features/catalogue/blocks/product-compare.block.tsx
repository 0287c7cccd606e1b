import { pageHref, usePage } from '#features/blocks/public.ts'
import { CompareTable } from '#features/catalogue/compare/compare-table.tsx'
import { MOST_COMPARED } from '#features/catalogue/compare/compare-list.rules.ts'
import type { CompareView } from '#features/catalogue/compare/compare.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { Message } from '#ui/message.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-compare.module.css'

/** Works from the address alone: adding asks for the page with one more, removing is a link to the page with one less. */
export const Block = ({ view }: { view?: CompareView }) => {
  const t = useTexts('catalogue')
  const { locale } = usePage()
  const { items, rows, missing } = view ?? { items: [], rows: [], missing: [] }
  const skus = items.map(({ sku }) => sku)
  return (
    <section className={styles.compare} data-compare-shown={skus.join()}>
      <div className="wrap">
        <h1>{t('compare.title')}</h1>
        <p className={styles.lead}>{t('compare.lead')}</p>
        {missing.length > 0 && <Message tone="warn">{t('compare.missing', { skus: missing.join(', ') })}</Message>}
        {items.length > 0 ? (
          <CompareTable items={items} rows={rows} />
        ) : (
          <EmptyState
            title={t('compare.none.title')}
            icon="list"
            headingLevel={2}
            action={
              <Link variant="onward" href={pageHref(locale, '/products')}>
                {t('products')}
              </Link>
            }
          >
            {t('compare.none.text')}
          </EmptyState>
        )}
        {items.length < MOST_COMPARED && (
          <form className={styles.add} method="get" action={pageHref(locale, '/compare')}>
            {skus.length > 0 && <input type="hidden" name="skus" value={skus.join()} />}
            <TextField id="compare-sku" name="skus" label={t('compare.number')} maxLength={60} required autoComplete="off" />
            <Button type="submit" variant="secondary">
              {t('compare.submit')}
            </Button>
          </form>
        )}
      </div>
    </section>
  )
}
