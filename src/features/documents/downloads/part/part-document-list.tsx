import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { AccessCell } from '#features/documents/downloads/table/document-cells.tsx'
import { isPlain, type DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './part-downloads.module.css'

/** Nothing at all where there is none. What stands before one opens among the downloads. */
export const PartDocumentList = ({ heading, rows }: { heading: string; rows: readonly DocumentRow[] }) => {
  const t = useTexts('downloads')
  const { locale } = usePage()
  const { fileSize } = useFormats()
  if (rows.length === 0) return null
  const list = pageHref(locale, '/downloads')
  return (
    <Section heading={heading} all={{ label: t('part.all'), href: list }} space="tight">
      <ul className={styles.documents}>
        {rows.map((row) => (
          <li key={row.address}>
            {isPlain(row) ? (
              <a href={row.address} download="">
                {row.name}
              </a>
            ) : (
              <a href={`${list}?document=${encodeURIComponent(row.address)}`}>{row.name}</a>
            )}
            <span>
              {[t(`kind.${row.kind}`), (row.languages ?? []).join(', ').toUpperCase(), fileSize(row.size)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <AccessCell gate={row.gate} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
