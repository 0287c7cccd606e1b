import { useEffect, useRef } from 'react'
import type { DocumentRow } from '#features/downloads/table/document-row.rules.ts'

/** A link that was shared leads here and names its document: what stands before it opens [T-44]. */
export const useLinkedDocument = (rows: readonly DocumentRow[], open: (row: DocumentRow) => void): void => {
  const latest = useRef({ rows, open })
  latest.current = { rows, open }
  useEffect(() => {
    const address = new URLSearchParams(location.search).get('document')
    const row = latest.current.rows.find((one) => one.address === address && one.gate !== 'free')
    if (row) latest.current.open(row)
  }, [])
}
