import { expect, test } from 'vitest'
import { describeOrderingSearch, describeUpload } from '#features/buying/quick-order/page/quick-event.rules.ts'

const line = (sku: string | null) => ({ sku }) as never

test('an uploaded purchase order is told with its file, its source and how many parts were found [3.12.3]', () =>
  expect(describeUpload('PO-5531.pdf', 'drop', { lines: [line('A'), line('B'), line(null)] })).toEqual({
    name: 'po.upload',
    pdfFileName: 'PO-5531.pdf',
    uploadSource: 'drop',
    Status: 'Success',
    NoSuccessfulSKU: 2,
    NoFailedSKU: 1,
    generalErrorMessage: '',
  }))

test('one that could not be read is told with the reason [3.12.3]', () =>
  expect(describeUpload('scan.pdf', 'file', { problem: 'no_text' })).toMatchObject({
    Status: 'Failure',
    NoSuccessfulSKU: 0,
    NoFailedSKU: 0,
    generalErrorMessage: 'no_text',
  }))

test('a search while ordering is told with its kind and words [3.12.5]', () =>
  expect(describeOrderingSearch('HP-33')).toEqual({ name: 'ordering.search', searchType: 'quick order', searchKeyWord: 'HP-33' }))
