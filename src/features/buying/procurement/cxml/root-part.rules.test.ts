import { expect, test } from 'vitest'
import { findRootPart } from '#features/buying/procurement/cxml/root-part.rules.ts'

const XML = '<cXML payloadID="1">ü</cXML>'
const write = (head: string, content: string, lineEnd = '\r\n'): string =>
  ['preamble', '--b1', head, '', content, '--b1', 'Content-Type: application/pdf', '', '%PDF <cXML/>', '--b1--', ''].join(lineEnd)
const read = (body: string, type: string) => {
  const { bytes, charset } = findRootPart(Buffer.from(body), type)
  return { text: Buffer.from(bytes).toString(), charset }
}
const RELATED = 'multipart/related; boundary="b1"; type="text/xml"; start="<a@b>"'

test.each([
  ['a plain body', XML, 'text/xml', { text: XML, charset: undefined }],
  ['its charset', XML, 'text/xml; charset="ISO-8859-1"', { text: XML, charset: 'ISO-8859-1' }],
  ['the first of two parts', write('Content-Type: text/xml; charset=UTF-8', XML), RELATED, { text: XML, charset: 'UTF-8' }],
  [
    'an unquoted boundary',
    write('Content-Type: text/xml', XML),
    'multipart/mixed; boundary=b1',
    { text: XML, charset: undefined },
  ],
  ['line feeds alone', write('Content-Type: text/xml', XML, '\n'), RELATED, { text: XML, charset: undefined }],
  [
    'base64',
    write('Content-Type: text/xml;\r\n charset=UTF-8\r\nContent-Transfer-Encoding: base64', Buffer.from(XML).toString('base64')),
    RELATED,
    { text: XML, charset: 'UTF-8' },
  ],
  ['parts without a boundary as they are', 'x', 'multipart/related', { text: 'x', charset: undefined }],
  ['parts of another boundary as they are', 'x', RELATED, { text: 'x', charset: undefined }],
  ['a part that never ends as it is', '--b1\r\n\r\nx', RELATED, { text: '--b1\r\n\r\nx', charset: undefined }],
])('takes %s', (_, body, type, expected) => {
  expect(read(body, type)).toEqual(expected)
})
