import { ProductTile } from '#features/storefront/catalogue/listing/product-tile.tsx'
import type { ProductCard } from '#features/storefront/catalogue/product/product-card.rules.ts'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-tiles.module.css'

export type ProductTilesView = { readonly name: string; readonly href: string; readonly cards: readonly ProductCard[] }

export const Block = ({ view }: { category: string; brand: string; view?: ProductTilesView }) => {
  const t = useTexts('catalogue')
  if (!view || view.cards.length === 0) return null
  return (
    <Section heading={t('brands.wanted')} all={{ label: view.name, href: view.href }} space="tight">
      <ul className={styles.tiles}>
        {view.cards.map((card) => (
          <ProductTile key={card.sku} card={card} />
        ))}
      </ul>
    </Section>
  )
}
