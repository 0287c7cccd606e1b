import { usePage } from '#features/blocks/public.ts'
import type { Listing } from '#features/catalogue/listing/use-listing.client.ts'
import { LISTING_SORTS, revealsPrices } from '#features/catalogue/category-index/listing-order.rules.ts'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** Belongs to the form of the filters, wherever it stands. */
export const ListingSort = ({ listing, form }: { listing: Listing; form: string }) => {
  const t = useTexts('catalogue')
  const { hideCurrency } = usePage().flags
  const { choice, ask } = listing
  const sorts = LISTING_SORTS.filter((sort) => !hideCurrency || !revealsPrices(sort))
  return (
    <Select
      label={t('listing.sort')}
      hideLabel
      size="small"
      name="sort"
      form={form}
      options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      value={choice.sort}
      onChange={({ target }) => {
        const sort = sorts.find((known) => known === target.value)
        if (sort) void ask({ ...choice, sort, page: 1 })
      }}
    />
  )
}
