import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { PublicationRow } from '#features/documents/publications/list/publication-list.rules.ts'
import { MarkButtons } from '#features/documents/publications/mark-buttons.tsx'
import { SECURED_PATH } from '#features/documents/publications/publication.rules.ts'
import type { OwnMarks } from '#features/documents/publications/use-marks.client.ts'
import { useTypeName } from '#features/documents/publications/use-type-name.client.ts'
import { Tag } from '#ui/badge.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../publications.module.css'

/** Named as the index names its fields, by which the server sorts. */
export const usePublicationColumns = (marks: OwnMarks): readonly GridColumn<PublicationRow>[] => {
  const t = useTexts('publications')
  const { locale } = usePage()
  const formats = useFormats()
  const typeName = useTypeName()
  const isNew = (slug: string): boolean => marks.news.some((one) => one.slug === slug)
  return [
    {
      key: 'title',
      header: t('column.publication'),
      rowHeader: true,
      phone: 'full',
      cell: ({ slug, title, number, isSuperseded }) => (
        <>
          <a href={pageHref(locale, `${SECURED_PATH}/${slug}`)}>{title}</a>
          <span className={styles.number}>
            <span className="num">{number}</span>
            {isNew(slug) && <Tag>{t('new')}</Tag>}
            {isSuperseded && <Tag>{t('superseded')}</Tag>}
          </span>
        </>
      ),
    },
    { key: 'doc_type', header: t('column.type'), cell: ({ docType }) => typeName(docType), phone: 'start' },
    {
      key: 'product',
      header: t('column.product'),
      cell: ({ product }) => <span className="num">{product}</span>,
      phone: 'hidden',
    },
    { key: 'revision', header: t('column.revision'), cell: ({ revision }) => revision, phone: 'start', phoneLabel: true },
    {
      key: 'updated_at',
      header: t('column.issued'),
      cell: ({ issuedOn }) => formats.date(issuedOn),
      phone: 'end',
      isOneLine: true,
    },
    {
      key: 'file_size',
      header: t('column.size'),
      numeric: true,
      cell: ({ fileSize }) => formats.fileSize(fileSize),
    },
    {
      key: 'own',
      header: t('column.own'),
      cell: ({ slug, number, title }) => <MarkButtons {...{ slug, number, title, marks }} isShort />,
      phone: 'full',
    },
  ]
}
