import { DocumentTable } from '#features/documents/downloads/table/document-table.tsx'
import type { DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import type { DownloadTable } from '#features/documents/downloads/table/download-table.schema.ts'
import { Section } from '#ui/section.tsx'

/** Where the page is not filled, as in a preview of the block alone, there is nothing to list. */
export const Block = ({ heading, rows = [] }: DownloadTable & { rows?: readonly DocumentRow[] }) => (
  <Section heading={heading}>
    <DocumentTable rows={rows} />
  </Section>
)
