import { useEffect, useEffectEvent } from 'react'
import type { DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'

/** A link that was shared leads here and names its document: what stands before it opens [T-44]. */
export const useLinkedDocument = (rows: readonly DocumentRow[], open: (row: DocumentRow) => void): void => {
  const openLinked = useEffectEvent(() => {
    const address = new URLSearchParams(location.search).get('document')
    const row = rows.find((one) => one.address === address && one.gate !== 'free')
    if (row) open(row)
  })
  useEffect(() => openLinked(), [])
}
