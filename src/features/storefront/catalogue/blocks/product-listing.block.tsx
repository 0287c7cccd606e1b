import { useId, useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { FacetList } from '#features/storefront/catalogue/listing/facet-list.tsx'
import { FilterSheet } from '#features/storefront/catalogue/listing/filter-sheet.tsx'
import { ListingState } from '#features/storefront/catalogue/listing/listing-state.tsx'
import { ListingToolbar } from '#features/storefront/catalogue/listing/listing-toolbar.tsx'
import { listingInMarkup, type ListingProps } from '#features/storefront/catalogue/listing/listing-markup.client.ts'
import type { ListingView } from '#features/storefront/catalogue/listing/listing-view.rules.ts'
import { ProductList } from '#features/storefront/catalogue/listing/product-list.tsx'
import { useListing } from '#features/storefront/catalogue/listing/use-listing.client.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-listing.module.css'

export const inMarkup = listingInMarkup

export const Block = ({ view, about }: ListingProps) => view && <Products drawn={view} about={about} />

const Products = ({ drawn, about }: { drawn: ListingView; about?: string }) => {
  const { locale, path } = usePage()
  const t = useTexts('catalogue')
  const id = useId()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const listing = useListing(drawn)
  const { view, isHydrated } = listing
  const address = pageHref(locale, path)
  const form = `${id}-filters`
  const hasFacets = view.facets.length > 0
  return (
    <section className={`wrap ${styles.listing}`} data-alone={hasFacets ? undefined : true} aria-label={t('products')}>
      <form className={styles.facets} id={form} action={address} aria-label={t('listing.filters')} hidden={!hasFacets}>
        <div>
          <FacetList listing={listing} />
        </div>
        {view.choice.layout === 'table' && <input type="hidden" name="view" value="table" />}
        {!isHydrated && <Button type="submit">{t('listing.apply')}</Button>}
      </form>
      <div>
        <ListingToolbar listing={listing} address={address} form={form} onFilters={() => setSheetOpen(true)} />
        <ListingState listing={listing} address={address} />
        {view.items.length > 0 && <ProductList listing={listing} address={address} about={about} />}
      </div>
      {isHydrated && <FilterSheet listing={listing} open={isSheetOpen} onClose={() => setSheetOpen(false)} />}
    </section>
  )
}
