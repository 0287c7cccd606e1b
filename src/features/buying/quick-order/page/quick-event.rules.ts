import type { TrackedEvent } from '#foundation/analytics/public.ts'
import type { Reading } from '#features/buying/quick-order/reading.schema.ts'

type UploadSource = 'file' | 'drop'

/** A purchase order that somebody sent us to read [3.12.3]. */
export const describeUpload = (
  file: string,
  source: UploadSource,
  outcome: Pick<Reading, 'lines'> | { readonly problem: string },
): TrackedEvent => {
  const lines = 'lines' in outcome ? outcome.lines : []
  const found = lines.filter(({ sku }) => sku !== null).length
  return {
    name: 'po.upload',
    pdfFileName: file,
    uploadSource: source,
    Status: 'lines' in outcome ? 'Success' : 'Failure',
    NoSuccessfulSKU: found,
    NoFailedSKU: lines.length - found,
    generalErrorMessage: 'problem' in outcome ? outcome.problem : '',
  }
}

/** A part that somebody looked for while ordering [3.12.5]. */
export const describeOrderingSearch = (searchKeyWord: string): TrackedEvent => ({
  name: 'ordering.search',
  searchType: 'quick order',
  searchKeyWord,
})
