import type { DocumentLine } from '#features/catalogue/product/document.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './document-list.module.css'

export const DocumentList = ({ documents }: { documents: readonly DocumentLine[] }) => {
  const t = useTexts('catalogue')
  return (
    <section className={styles.documents} aria-labelledby="product-documents">
      <h2 className={styles.heading} id="product-documents">
        {t('product.documents')}
      </h2>
      <ul>
        {documents.map(({ href, kind, title, format }) => (
          <li key={href}>
            <a className={styles.line} href={href}>
              <Icon name="file" />
              <span className={styles.title}>
                {kind ? t(`product.document.${kind}`) : title}
                {kind && title && <small>{title}</small>}
              </span>
              {format && <span className={styles.format}>{format}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
