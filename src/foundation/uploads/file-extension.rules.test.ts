import { expect, test } from 'vitest'
import { nameByContent } from '#foundation/uploads/file-extension.rules.ts'

test.each([
  ['order.pdf', 'application/pdf', 'order.pdf'],
  ['ORDER.PDF', 'application/pdf', 'ORDER.PDF'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['parts.xlsx', 'application/zip', 'parts.xlsx'],
  ['trace.log', 'text/csv', 'trace.log'],
  ['invoice.bat', 'text/plain', 'invoice.txt'],
  ['invoice.pdf.js', 'text/plain', 'invoice.pdf.txt'],
  ['invoice.hta', 'text/csv', 'invoice.csv'],
  ['tool.jar', 'application/zip', 'tool.zip'],
  ['page.html', 'application/pdf', 'page.pdf'],
  ['order.pdf', 'image/png', 'order.png'],
  ['order', 'application/pdf', 'order.pdf'],
  ['trace of 12.11.2026', 'text/plain', 'trace of 12.11.2026.txt'],
  ['firmware.exe', 'application/octet-stream', 'firmware.exe'],
  ['order.pdf', null, 'order.pdf'],
])('%s that holds %s is called %3$s [T-81]', (name, mediaType, expected) => {
  expect(nameByContent(name, mediaType)).toBe(expected)
})
