import { expect, test } from 'vitest'
import { writeRejectRow } from '#features/storefront/product-import/reject-table.service.ts'

test.each([
  [{ line: 3, sku: 'A-1', reason: 'category: there is no "x"' }, '3,"A-1","category: there is no ""x"""\r\n'],
  [{ line: 4, sku: null, reason: 'line: is not JSON' }, '4,"","line: is not JSON"\r\n'],
  [{ line: 5, sku: '=HYPERLINK("x")', reason: '-1+1' }, '5,"\'=HYPERLINK(""x"")","\'-1+1"\r\n'],
])('%j is the row %j, and no formula [T-50]', (reject, row) => expect(writeRejectRow(reject)).toBe(row))
