import { usePage } from '#foundation/blocks/public.ts'
import type { Listing } from '#features/storefront/catalogue/listing/use-listing.client.ts'
import {
  LISTING_SORTS,
  readAttributeSort,
  revealsPrices,
} from '#features/storefront/catalogue/category-index/listing-order.rules.ts'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** Belongs to the form of the filters, wherever it stands. */
export const ListingSort = ({ listing, form }: { listing: Listing; form: string }) => {
  const t = useTexts('catalogue')
  const { hideCurrency } = usePage().flags
  const { choice, ask } = listing
  const sorts = LISTING_SORTS.filter((sort) => !hideCurrency || !revealsPrices(sort))
  // The pressed table head; only announced here.
  const attribute = readAttributeSort(choice.sort)
  const column = listing.view.columns.find(({ key }) => key === attribute?.key)
  const byColumn = attribute ? [{ value: choice.sort, label: column?.name ?? attribute.key }] : []
  return (
    <Select
      label={t('listing.sort')}
      hideLabel
      size="small"
      name="sort"
      form={form}
      options={[...sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) })), ...byColumn]}
      value={choice.sort}
      onChange={({ target }) => {
        const sort = sorts.find((known) => known === target.value)
        if (sort) void ask({ ...choice, sort, page: 1 })
      }}
    />
  )
}
