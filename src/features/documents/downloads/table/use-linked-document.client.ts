import { useEffect, useEffectEvent, useRef } from 'react'
import { isPlain, type DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'

/** A link that was shared leads here and names its document: what stands before it opens [T-44]. */
export const useLinkedDocument = (rows: readonly DocumentRow[], open: (row: DocumentRow) => void): void => {
  const isOpened = useRef(false)
  const openLinked = useEffectEvent(() => {
    const address = new URLSearchParams(location.search).get('document')
    const row = rows.find((one) => one.address === address && !isPlain(one))
    if (!row || isOpened.current) return
    isOpened.current = true
    open(row)
  })
  // Those for signed-in people come after the page.
  useEffect(() => openLinked(), [rows.length])
}
