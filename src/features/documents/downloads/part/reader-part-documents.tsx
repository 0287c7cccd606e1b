import { createPortal } from 'react-dom'
import type { FoundSlot } from '#foundation/blocks/public.ts'
import { PartDocumentList } from '#features/documents/downloads/part/part-document-list.tsx'
import { useReaderDocuments } from '#features/documents/downloads/table/use-reader-documents.client.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Documents about a part that visitors do not see. */
export const ReaderPartDocuments = ({ place: { element, value } }: { place: FoundSlot }) => {
  const t = useTexts('downloads')
  const rows = useReaderDocuments({ sku: value })
  return createPortal(<PartDocumentList heading={t('part.restricted')} rows={rows} />, element)
}
