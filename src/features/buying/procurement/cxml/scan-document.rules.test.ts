import { describe, expect, test } from 'vitest'
import { SCAN_LIMITS, scanDocument, ScanRefusal } from '#features/buying/procurement/cxml/scan-document.rules.ts'

/** How far the scan came; undefined where it refused nothing. */
const refusedAt = (source: string): number | undefined => {
  try {
    scanDocument(source)
  } catch (error) {
    if (error instanceof ScanRefusal) return error.at
    throw error
  }
  return undefined
}

test.each([
  ['one element', '<cXML/>'],
  ['the first line, a byte order mark, spaces', '\uFEFF<?xml version="1.0"?>\r\n <cXML ></cXML >\n'],
  ['comments and sections', '<!-- a > b --><cXML><![CDATA[<a &b;]]><!----></cXML><!-- end -->'],
  ['attributes of either quote', `<cXML a="it's > 1" b = '"'\n c:d="&#13;&#x1F600;"><a/></cXML>`],
  ['references of XML itself', '<cXML>&lt;&gt;&amp;&quot;&apos;</cXML>'],
  ['letters of every script', '<cXML>Größe 阀门 😀</cXML>'],
])('reads %s', (_, source) => {
  expect(refusedAt(source)).toBeUndefined()
})

test.each([
  ['nothing', ''],
  ['words', 'words'],
  ['another document', '<order/>'],
  ['two documents', '<cXML/><cXML/>'],
  ['words behind it', '<cXML/>x'],
  ['an element that never ends', '<cXML><a></cXML>'],
  ['names that differ', '<cXML><a></b></cXML>'],
  ['a tag that never ends', '<cXML'],
  ['a comment that never ends', '<cXML><!-- </cXML>'],
  ['an attribute twice', '<cXML a="1" a="2"/>'],
  ['an attribute without quotes', '<cXML a=1/>'],
  ['attributes without a space', '<cXML a="1"b="2"/>'],
  ['markup in an attribute', '<cXML a="<b>"/>'],
  ['an entity of the sender', '<cXML>&l9;</cXML>'],
  ['an entity in an attribute', '<cXML a="&file;"/>'],
  ['a declaration', '<cXML><!ENTITY a "b"></cXML>'],
  ['a document type inside', '<cXML><!DOCTYPE a></cXML>'],
  ['an instruction', '<?xml version="1.0"?><?php x?><cXML/>'],
  ['a letter that XML has no place for', '<cXML>\u0000</cXML>'],
])('refuses %s [T-109]', (_, source) => {
  expect(refusedAt(source)).toBeDefined()
})

/** Counted in letters, so that it holds on any machine: the scan stops where a limit is passed, and no reader begins. */
describe('refusing costs no more than reading so far [T-109]', () => {
  const { elements, depth, attributesOfOne, others } = SCAN_LIMITS
  const attribute = 'a0000=""'
  const many = Array.from({ length: 50_000 }, (_, at) => `a${String(at).padStart(4, '0')}=""`)
  test.each([
    ['5 MB', `<cXML>${'x'.repeat(5_000_000)}</cXML>`, 0],
    ['a million elements', `<cXML>${'<a/>'.repeat(260_000)}</cXML>`, '<a/>'.length * (elements + 1)],
    ['deep nesting', `<cXML>${'<a>'.repeat(300_000)}`, '<a>'.length * depth + '<cXML>'.length],
    ['attributes without end', `<cXML ${many.join(' ')}`, '<cXML '.length + (attribute.length + 1) * (attributesOfOne + 1)],
    ['comments without end', `<cXML>${'<!---->'.repeat(140_000)}`, '<cXML>'.length + '<!---->'.length * (others + 1)],
    ['a comment that never ends', `<cXML><!--${'-'.repeat(500_000)}`, '<cXML>'.length],
    ['a text that never ends', `<cXML>${'&amp;'.repeat(200_000)}`, '<cXML>'.length],
    ['an attribute that never ends', `<cXML a="${'x'.repeat(900_000)}`, '<cXML a="'.length],
    ['the first entity of many', `<cXML>${'&l9;'.repeat(200_000)}</cXML>`, '<cXML>'.length],
  ])('%s', (_, source, most) => {
    expect(refusedAt(source)).toBeLessThanOrEqual(most)
  })
})
