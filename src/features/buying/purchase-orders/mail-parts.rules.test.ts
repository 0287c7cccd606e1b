import { expect, test } from 'vitest'
import { listMailFiles } from '#features/buying/purchase-orders/mail-parts.rules.ts'

const XML = '<Order>Größe = 1</Order>'
const write = (...parts: readonly string[]): string =>
  [
    'From: orders@buyer.example',
    'Content-Type: multipart/mixed;',
    '\tboundary="=_b1"',
    '',
    'For readers without MIME.',
    ...parts.flatMap((part) => ['--=_b1', part]),
    '--=_b1--',
    '',
  ].join('\r\n')
const TEXT = 'Content-Type: text/plain; charset=utf-8\r\n\r\nPlease find our order attached.'
const BASE64 = `Content-Type: application/xml; name="po.xml"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="PO 7.xml"\r\n\r\n${Buffer.from(XML).toString('base64')}`
const QUOTED = `Content-Type: text/xml; name=po.xml\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<Order>Gr=C3=B6=C3=9Fe =3D=\r\n 1</Order>`
const PLAIN = `Content-Disposition: attachment; filename=po.xml\r\n\r\n${XML}`
const LOGO = 'Content-Type: image/png; name=logo.png\r\n\r\nx'
const read = (mail: string) => listMailFiles(Buffer.from(mail)).map(({ name, bytes }) => [name, String(bytes)])

test.each([
  ['in base64', write(TEXT, BASE64), [['PO 7.xml', XML]]],
  ['as quoted text', write(QUOTED), [['po.xml', XML]]],
  ['as it is', write(PLAIN), [['po.xml', XML]]],
  ['with line feeds alone', write(PLAIN).replaceAll('\r\n', '\n'), [['po.xml', XML]]],
  ['in base64 without a name', write(TEXT, BASE64.replaceAll(/; (?:file)?name="[^"]+"/g, '')), [['order', XML]]],
  ['of a type for documents without a name', write(TEXT, `Content-Type: application/xml\r\n\r\n${XML}`), [['order', XML]]],
  ['with a name of other letters', write(PLAIN.replace('=po.xml', `*=UTF-8''Gr%C3%B6%C3%9Fe%207.xml`)), [['Größe 7.xml', XML]]],
  ['with a name in Latin letters', write(PLAIN.replace('=po.xml', `*=iso-8859-1'de'Gr%F6%DFe.xml`)), [['Größe.xml', XML]]],
  [
    'with a name in pieces',
    write(PLAIN.replace('=po.xml', `*0*=UTF-8''Gr%C3%B6;\r\n filename*1*=%C3%9Fe;\r\n filename*2=.xml`)),
    [['Größe.xml', XML]],
  ],
  ['with both kinds of name', write(PLAIN.replace('=po.xml', `=po.xml; filename*=UTF-8''P%C3%B6.xml`)), [['Pö.xml', XML]]],
  ['beside a picture', write(LOGO, PLAIN), [['po.xml', XML]]],
  [
    'in a mail that was sent on',
    write(`Content-Type: message/rfc822\r\n\r\n${write(TEXT, PLAIN).replaceAll('=_b1', 'b2')}`),
    [['po.xml', XML]],
  ],
  [
    'two of them',
    write(PLAIN, BASE64),
    [
      ['po.xml', XML],
      ['PO 7.xml', XML],
    ],
  ],
  ['nowhere in a mail of text', 'From: a@b.example\r\n\r\nOrder 2 x V-1', []],
  ['nowhere in no mail', 'hello', []],
  ['nowhere in parts that never end', write(PLAIN).replace('--=_b1--', ''), []],
])('a document comes %s', (_, mail, files) => {
  expect(read(mail)).toEqual(files)
})

test('mails within mails end somewhere', () => {
  let mail = write(PLAIN)
  for (let at = 0; at < 20; at += 1) mail = `Content-Type: message/rfc822\r\n\r\n${mail}`
  expect(read(mail)).toEqual([])
})
