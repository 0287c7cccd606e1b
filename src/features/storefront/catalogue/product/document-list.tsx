import type { DocumentLine } from '#features/storefront/catalogue/product/document.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './document-list.module.css'

export const DocumentList = ({ documents }: { documents: readonly DocumentLine[] }) => {
  const t = useTexts('catalogue')
  const { fileSize } = useFormats()
  return (
    <section className={styles.documents} aria-labelledby="product-documents" data-product-documents>
      <h2 id="product-documents">{t('product.documents')}</h2>
      <ul>
        {documents.map(({ href, kind, title, format, language, revision, bytes }) => (
          <li key={href}>
            <a className={styles.line} href={href} data-file={title ?? href.split('/').at(-1)} data-kind={kind ?? format}>
              <Icon name="file" />
              <span className={styles.title}>
                {kind ? t(`product.document.${kind}`) : title}
                {kind && title && <small>{title}</small>}
              </span>
              <span className={styles.format}>
                {[
                  format,
                  language,
                  revision && t('product.document.revision', { revision }),
                  bytes !== undefined && fileSize(bytes),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
