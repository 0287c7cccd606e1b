import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { PUBLIC_PATH, SECURED_PATH } from '#features/documents/publications/publication.rules.ts'
import type { PublicationView } from '#features/documents/publications/publication-view.rules.ts'
import { useTypeName } from '#features/documents/publications/use-type-name.client.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './detail.module.css'

export const PublicationFacts = ({ view }: { view: PublicationView }) => {
  const t = useTexts('publications')
  const { locale } = usePage()
  const { date, fileSize, number: format } = useFormats()
  const typeName = useTypeName()
  const { shown, docType, product, familyName, languages, older, isOwn } = view
  return (
    <section className={styles.card}>
      <h2>{t('facts')}</h2>
      <dl className={styles.facts}>
        <dt>{t('column.type')}</dt>
        <dd>{typeName(docType)}</dd>
        {product !== '' && (
          <>
            <dt>{t('column.product')}</dt>
            <dd className="num">{product}</dd>
          </>
        )}
        {familyName !== '' && (
          <>
            <dt>{t('filter.family')}</dt>
            <dd>{familyName}</dd>
          </>
        )}
        {languages.length > 0 && (
          <>
            <dt>{t('fact.languages')}</dt>
            <dd>{languages.join(', ').toUpperCase()}</dd>
          </>
        )}
        <dt>{t('column.revision')}</dt>
        <dd>{shown.revision}</dd>
        <dt>{t('column.issued')}</dt>
        <dd>{date(shown.issuedOn)}</dd>
        <dt>{t('fact.pages')}</dt>
        <dd>{format(shown.pages)}</dd>
        <dt>{t('column.size')}</dt>
        <dd>{fileSize(shown.fileSize)}</dd>
        {older && (
          <>
            <dt>{t('supersedes')}</dt>
            <dd>
              <a href={pageHref(locale, `${isOwn ? SECURED_PATH : PUBLIC_PATH}/${older.slug}`)}>{older.number}</a>
            </dd>
          </>
        )}
        <dt>SHA-256</dt>
        <dd className={styles.hash}>{shown.sha256}</dd>
      </dl>
    </section>
  )
}
