import { expect, test } from 'vitest'
import { readDocument } from '#features/buying/procurement/cxml/cxml-reader.worker.ts'

const bomb = `<!DOCTYPE a [${Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')}]><cXML>&l9;</cXML>`

test.each([
  ['an entity bomb', bomb],
  ['an entity that reads a file', '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><cXML>&f;</cXML>'],
  ['5 MB', `<cXML>${'x'.repeat(5_000_000)}</cXML>`],
  ['a million elements', `<cXML>${'<a/>'.repeat(260_000)}</cXML>`],
  ['deep nesting', '<a>'.repeat(300_000)],
  ['attributes without end', `<cXML ${Array.from({ length: 50_000 }, (_, at) => `a${at}=""`).join(' ')}`],
  ['instructions', '<?xml version="1.0"?><?php x?><cXML payloadID="1"/>'],
  ['a comment without end', `<cXML><!-- ${'-'.repeat(500_000)}`],
])('refuses %s [T-81]', (_, document) => {
  expect(() => readDocument(Buffer.from(document))).toThrow()
})
