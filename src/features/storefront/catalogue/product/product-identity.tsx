import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { ProductView } from '#features/storefront/catalogue/product/product-view.rules.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-identity.module.css'

export const ProductIdentity = ({ view: { sku, name, text, brand, replaces } }: { view: ProductView }) => {
  const t = useTexts('catalogue')
  const { locale } = usePage()
  return (
    <header className={styles.identity}>
      <h1>{name}</h1>
      <p className={styles.number}>
        <span className="visually-hidden">{t('product.sku')}</span>
        <span className={styles.sku}>{sku}</span>
        <Button
          variant="quiet"
          size="small"
          data-copy={sku}
          data-copied={t('product.copied')}
          aria-label={`${t('product.copy')}: ${sku}`}
        >
          {t('product.copy')}
        </Button>
        <span className={styles.copied} role="status" />
        {brand && <a href={pageHref(locale, `/our-brands/${brand.slug}`)}>{brand.name}</a>}
        {replaces.map((old) => (
          <Tag key={old}>{t('product.replaces', { sku: old })}</Tag>
        ))}
      </p>
      {text && <p className={styles.text}>{text}</p>}
    </header>
  )
}
