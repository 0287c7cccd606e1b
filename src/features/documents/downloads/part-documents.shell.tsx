import { lazy, useState } from 'react'
import { findSlots } from '#foundation/blocks/public.ts'

const ReaderPartDocuments = lazy(async () => ({
  default: (await import('#features/documents/downloads/part/reader-part-documents.tsx')).ReaderPartDocuments,
}))

/** On pages of parts alone; no other page loads it. */
export const Shell = () => {
  const [places] = useState(() => findSlots('part-documents'))
  return places.map((place) => <ReaderPartDocuments key={place.value} place={place} />)
}
