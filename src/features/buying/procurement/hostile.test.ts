import { expect, test } from 'vitest'
import { CxmlProblem } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'
import { checkDocument, readDocument } from '#features/buying/procurement/cxml/cxml-reader.worker.ts'
import { readCxml } from '#features/buying/procurement/cxml/read-document.service.ts'
import { ScanRefusal } from '#features/buying/procurement/cxml/scan-document.rules.ts'

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
  ['a document type without end', `<!DOCTYPE ${'x'.repeat(1_000_000)}`],
])('refuses %s before any reader begins [T-81, T-109]', (_, document) => {
  expect(() => checkDocument(Buffer.from(document))).toThrow(CxmlProblem)
  expect(() => readDocument(Buffer.from(document))).toThrow(CxmlProblem)
})

/** What a process refuses comes back as another error. */
test('starts no process for a large document that is refused [T-109]', async () => {
  const large = Buffer.from(`<cXML>${'<a/>'.repeat(200_000)}</cXML>`)
  await expect(readCxml({ bytes: large }, { tenant: 'process', person: '127.0.0.1' })).rejects.toThrow(ScanRefusal)
})
