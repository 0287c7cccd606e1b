import { expect, test } from 'vitest'
import { decodeDocument, dropDoctype } from '#features/buying/procurement/cxml/read-prolog.rules.ts'
import { isReturnAddress, readPieces } from '#features/buying/procurement/cxml/operation.rules.ts'
import { listNamed, tidyOrigin } from '#features/buying/procurement/connection/connection.rules.ts'
import { readOciCall } from '#features/buying/procurement/oci/oci-call.rules.ts'

test.each([
  ['nothing to drop', '<cXML/>', '<cXML/>'],
  ['a system id', '<?xml version="1.0"?><!DOCTYPE cXML SYSTEM "http://x/c.dtd"><cXML/>', '<?xml version="1.0"?><cXML/>'],
  ['a > in its name', '<!-- a --><!DOCTYPE cXML SYSTEM "http://x/>c.dtd" ><cXML/>', '<!-- a --><cXML/>'],
  ['one inside', '<cXML><!DOCTYPE x></cXML>', '<cXML><!DOCTYPE x></cXML>'],
])('a document type: %s [T-81]', (_, source, left) => {
  expect(dropDoctype(source)).toBe(left)
})

test.each([['<!DOCTYPE c [<!ENTITY a "b">]><c/>'], ['<!DOCTYPE c SYSTEM "x" [ ]><c/>'], ['<!DOCTYPE c SYSTEM "x']])(
  'refuses %s [T-81]',
  (source) => {
    expect(() => dropDoctype(source)).toThrow()
  },
)

test.each([
  ['UTF-8', Buffer.from('<a>ü</a>'), '<a>ü</a>'],
  ['Latin 1', Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><a>ü</a>', 'latin1'), 'ü'],
  ['UTF-16', Buffer.from('\uFEFF<a>ü</a>', 'utf16le'), '<a>ü</a>'],
])('reads %s', (_, bytes, text) => {
  expect(decodeDocument(bytes)).toContain(text)
})

test('the charset of the Content-Type counts where the document names no encoding', () => {
  const bytes = Buffer.from('<a>Größe</a>', 'latin1')
  expect(decodeDocument(bytes, 'iso-8859-1')).toBe('<a>Größe</a>')
  expect(decodeDocument(Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>Größe</a>'), 'iso-8859-1')).toContain('Größe')
  expect(() => decodeDocument(bytes, 'x-mine')).toThrow()
})

test('refuses bytes that are not in the encoding, and encodings that nobody knows', () => {
  expect(() => decodeDocument(Buffer.from([0x3c, 0x61, 0xff]))).toThrow()
  expect(() => decodeDocument(Buffer.from('<?xml version="1.0" encoding="x-mine"?><a/>'))).toThrow()
})

test.each([
  ['https://a.example/x', true],
  ['http://localhost:3000/x', true],
  ['http://a.example/x', false],
  ['https://u:p@a.example/', false],
  ['javascript:alert(1)', false],
  ['x', false],
])('may send the browser back to %s: %s', (address, isAllowed) => {
  expect(isReturnAddress(address)).toBe(isAllowed)
})

test.each([
  ['2', 2],
  ['2.0', 2],
  [' 3 ', 3],
  ['0', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['1e3', undefined],
])('pieces %s: %s', (text, pieces) => {
  expect(readPieces(text)).toBe(pieces)
})

test.each([
  ['https://a.example', false, 'https://a.example'],
  ['https://a.example/', false, 'https://a.example'],
  ['https://a.example/x', false, undefined],
  ['https://*.example', false, undefined],
  ['http://localhost:1', false, undefined],
  ['http://localhost:1', true, 'http://localhost:1'],
])('an origin %s: %s [T-110]', (text, allows, origin) => {
  expect(tidyOrigin(text, allows)).toBe(origin)
})

test('From comes before Sender, the domain without case, and nothing that is switched off', () => {
  const row = (domain: string, identity: string, isActive = true) => ({ domain, identity, isActive })
  const rows = [row('networkid', 'A'), row('duns', 'B'), row('duns', 'A', false)]
  expect(
    listNamed(rows, [
      { domain: 'DUNS', identity: 'B' },
      { domain: 'NetworkID', identity: 'A' },
    ]),
  ).toEqual([rows[1], rows[0]])
  expect(listNamed(rows, [{ identity: 'A' }])).toEqual([rows[0]])
  expect(listNamed(rows, [{ domain: 'x', identity: 'A' }])).toEqual([])
})

test('reads the fields of OCI whatever their case', () => {
  const call = readOciCall({
    username: 'U',
    Password: 'P',
    hook_url: 'https://a.example/h',
    '~target': '_self',
    'sap-language': 'D',
  })
  expect(call).toMatchObject({ username: 'U', password: 'P', target: '_self', language: 'D', function: 'SHOP', quantity: 1 })
  expect(readOciCall({ HOOK_URL: 'https://a.example/h', RETURNTARGET: '"><script>' }).target).toBe('_top')
})
