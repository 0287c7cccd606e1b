import { DocumentTable } from '#features/documents/downloads/table/document-table.tsx'
import { useReaderDocuments } from '#features/documents/downloads/table/use-reader-documents.client.ts'
import type { DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import type { DownloadTable } from '#features/documents/downloads/table/download-table.schema.ts'
import { Section } from '#ui/section.tsx'

/** Where the page is not filled, as in a preview of the block alone, there is nothing to list. */
export const Block = ({ heading, folder, rows = [] }: DownloadTable & { rows?: readonly DocumentRow[] }) => {
  const restricted = useReaderDocuments(folder === undefined ? undefined : { folder })
  return (
    <Section heading={heading}>
      <DocumentTable rows={[...rows, ...restricted]} />
    </Section>
  )
}
