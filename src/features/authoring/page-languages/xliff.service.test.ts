import { describe, expect, test } from 'vitest'
import { readXliff } from '#features/authoring/page-languages/read-xliff.service.ts'
import type { TranslatedUnit } from '#features/authoring/page-languages/translation-state.rules.ts'
import { writeXliff } from '#features/authoring/page-languages/write-xliff.service.ts'

const HTML = '<p>Two &amp; one <b>pump</b><br></p>'
const units: TranslatedUnit[] = [
  { key: 'title', kind: 'text', source: 'A <b> & "c"', target: 'Ein <b> & "c"', state: 'current' },
  { key: 'blocks.a.html', kind: 'html', source: HTML, target: HTML.replace('pump', 'Pumpe'), state: 'outdated' },
  { key: 'blocks.b.heading', kind: 'text', source: 'Same', target: 'Same', state: 'missing' },
]
const head = { sourceLanguage: 'en-US', targetLanguage: 'de-DE', original: 'page-1' }
const file = writeXliff({ ...head, units })
const htmlOf = (key: string) => (key === 'blocks.a.html' ? HTML : undefined)

describe('a file for translators', () => {
  test('comes back as it went, tags and all', () => {
    expect(readXliff(file, htmlOf)).toEqual({
      ...head,
      units: [
        { key: 'title', source: 'A <b> & "c"', target: 'Ein <b> & "c"' },
        { key: 'blocks.a.html', source: HTML, target: HTML.replace('pump', 'Pumpe') },
      ],
    })
  })

  test('holds no markup that a translator could break', () => {
    expect(file).toContain('<ph id="1" dataRef="d1"/>Two &amp;amp; one <ph id="2" dataRef="d2"/>pump')
    expect(file).toContain('srcLang="en-US" trgLang="de-DE"')
    expect(file).toContain('state="initial"')
  })

  test('brings no markup of its own [T-90]', () => {
    const html = readXliff(
      file.replace(/(<unit id="u2".*?<target>).*?(<\/target>)/s, '$1&lt;script&gt;<ph id="99"/><ph id="1"/><script>y</script>$2'),
      htmlOf,
    ).units.find(({ key }) => key === 'blocks.a.html')?.target
    expect(html).toBe('&lt;script&gt;<p>')
  })

  test.each([
    ['another kind of file', '<html/>'],
    ['an older XLIFF', '<xliff version="1.2"><file/></xliff>'],
    ['two pages', '<xliff version="2.0"><file/><file/></xliff>'],
    ['a text without its source', '<xliff version="2.0"><file><unit name="a"><segment/></unit></file></xliff>'],
    ['entities [T-90]', `<!DOCTYPE x [<!ENTITY a "b">]>${file}`],
    ['too many parts [T-90]', `<xliff version="2.0"><file>${'<unit/>'.repeat(70_000)}</file></xliff>`],
  ])('is refused as %s', (_, wrong) => {
    expect(() => readXliff(wrong, htmlOf)).toThrow()
  })
})
