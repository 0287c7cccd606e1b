import { describe, expect, test } from 'vitest'
import { escapeXml } from '#platform/files/cell-text.rules.ts'
import { readXml, XmlError } from '#platform/files/xml-reader.ts'

describe('an XML file', () => {
  test('is read with its attributes, texts and empty tags', () => {
    const read = readXml(
      `<?xml version="1.0" encoding="utf-8"?>\n<!-- by hand --><a b="1 &lt; 2"><c/>x &amp; y<![CDATA[<raw>]]></a>\n`,
    )
    expect(read.name).toBe('a')
    expect(read.attributes.get('b')).toBe('1 < 2')
    expect(read.children).toEqual([{ name: 'c', attributes: new Map(), children: [] }, 'x & y', '<raw>'])
  })

  test('says again what was escaped', () => {
    const words = `<b> & "quotes"`
    expect(readXml(`<a>${escapeXml(words)}</a>`).children).toEqual([words])
  })

  const BOMB = `<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;&x;">]><a>&y;</a>`
  test.each([
    ['entities that unfold [T-90]', BOMB],
    ['an entity that reads a file [T-90]', '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&f;</a>'],
    ['an entity without its declaration [T-90]', '<a>&f;</a>'],
    ['an entity that every object has [T-90]', '<a>&constructor;</a>'],
    ['an instruction to programs [T-90]', '<?xml-stylesheet href="//evil.example"?><a/>'],
    ['tags that do not match', '<a><b></a></b>'],
    ['a tag that never ends', '<a><b'],
    ['an attribute twice', '<a b="1" b="2"/>'],
    ['an attribute without quotes', '<a b=1/>'],
    ['two roots', '<a/><b/>'],
    ['no root', 'words'],
    ['a character that no text holds', '<a>&#0;</a>'],
    ['more nesting than anybody needs [T-90]', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`],
  ])('is refused for %s', (_, source) => {
    expect(() => readXml(source)).toThrow(XmlError)
  })

  test('is bounded in length and parts [T-90]', () => {
    const limits = { maxChars: 100, maxNodes: 5, maxDepth: 5 }
    expect(() => readXml(`<a>${'x'.repeat(100)}</a>`, limits)).toThrow(/too large/)
    expect(() => readXml(`<a>${'<b/>'.repeat(6)}</a>`, limits)).toThrow(/too many/)
  })
})
