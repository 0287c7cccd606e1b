import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { AccessCell } from '#features/documents/downloads/table/document-cells.tsx'
import type { DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './part-downloads.module.css'

/** Nothing at all where there is none. What stands before a gated one opens among the downloads. */
export const Block = ({ rows = [] }: { sku: string; rows?: readonly DocumentRow[] }) => {
  const t = useTexts('downloads')
  const { locale } = usePage()
  const { fileSize } = useFormats()
  if (rows.length === 0) return null
  const list = pageHref(locale, '/downloads')
  return (
    <Section heading={t('part.heading')} all={{ label: t('part.all'), href: list }} space="tight">
      <ul className={styles.documents}>
        {rows.map(({ address, name, kind, gate, size, languages = [] }) => (
          <li key={address}>
            {gate === 'free' ? (
              <a href={address} download="">
                {name}
              </a>
            ) : (
              <a href={`${list}?document=${encodeURIComponent(address)}`}>{name}</a>
            )}
            <span>{[t(`kind.${kind}`), languages.join(', ').toUpperCase(), fileSize(size)].filter(Boolean).join(' · ')}</span>
            <AccessCell gate={gate} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
