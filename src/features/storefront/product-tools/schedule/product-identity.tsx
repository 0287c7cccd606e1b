import type { ToolProduct } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-identity.module.css'

type ProductIdentityProps = {
  sku: string
  product: ToolProduct | undefined
  /** An unknown product is not yet missing. */
  isLoading?: boolean
}

/** Picture, number and name; a product that the market does not sell has a number only. */
export const ProductIdentity = ({ sku, product, isLoading }: ProductIdentityProps) => {
  const t = useTexts('product-tools')
  return (
    <span className={styles.identity}>
      <span className={styles.picture}>
        {product?.image ? <Picture image={{ src: product.image, alt: '', width: 60, height: 48 }} /> : <Icon name="box" />}
      </span>
      <span className={styles.words}>
        <span className={styles.number}>{sku}</span>
        {product && <a href={product.href}>{product.name}</a>}
        {!product && !isLoading && <span className={styles.missing}>{t('line.missing')}</span>}
        {product && product.lifecycle !== 'active' && <Badge tone="warn">{t(`lifecycle.${product.lifecycle}`)}</Badge>}
      </span>
    </span>
  )
}
