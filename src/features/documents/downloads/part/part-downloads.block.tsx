import { markSlot } from '#foundation/blocks/public.ts'
import { PartDocumentList } from '#features/documents/downloads/part/part-document-list.tsx'
import type { DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'

declare module '#foundation/blocks/public.ts' {
  interface MarkupSlots {
    /** The part whose documents for signed-in people stand there. */
    readonly 'part-documents': string
  }
}

/** Documents that everyone may see, and the place of those that only some may. */
export const Block = ({ sku, rows = [] }: { sku: string; rows?: readonly DocumentRow[] }) => {
  const t = useTexts('downloads')
  return (
    <>
      <PartDocumentList heading={t('part.heading')} rows={rows} />
      <div {...markSlot('part-documents', sku)} />
    </>
  )
}
