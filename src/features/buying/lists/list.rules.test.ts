import { expect, test } from 'vitest'
import { toListCsv } from '#features/buying/lists/list.rules.ts'

test('a list becomes a sheet in which text of others stays text [T-50]', () => {
  const csv = toListCsv([
    { sku: 'V-1', name: 'Valve, "brass"', quantity: 4, note: '=cmd()', customerNumber: '@77' },
    { sku: 'V-2', name: 'Ventil', quantity: 1, note: '', customerNumber: '' },
  ])
  expect(csv).toBe(`\u{FEFF}sku,name,quantity,note,customerNumber\r\nV-1,"Valve, ""brass""",4,'=cmd(),'@77\r\nV-2,Ventil,1,,\r\n`)
})
