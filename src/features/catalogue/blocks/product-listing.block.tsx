import type { ListingView } from '#features/catalogue/listing/listing-view.ts'

export const Block = ({ view }: { category: string; view?: ListingView }) =>
  view ? (
    <ul className="wrap">
      {view.items.map(({ sku, name, href }) => (
        <li key={sku}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  ) : null
