import type { ProductView } from '#features/catalogue/product/product-view.ts'

export const Block = ({ view }: { sku: string; view?: ProductView }) =>
  view ? (
    <section className="wrap">
      <h1>{view.name}</h1>
      <p>{view.sku}</p>
    </section>
  ) : null
