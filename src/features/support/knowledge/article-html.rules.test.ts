import { expect, test } from 'vitest'
import { listParagraphs, splitArticleHtml, writeLead } from '#features/support/knowledge/article-html.rules.ts'

test.each([
  ['a text without headings', '<p>One.</p><p>Two.</p>', [{ kind: 'answer', html: '<p>One.</p><p>Two.</p>' }]],
  [
    'headings with what stands before them',
    '<p>Hello</p><h2>Cause</h2><p>Air.</p><h2>What to <em>do</em></h2><ol><li>Bleed it</li></ol>',
    [
      { kind: 'answer', heading: '', html: '<p>Hello</p>' },
      { kind: 'cause', heading: 'Cause', html: '<p>Air.</p>' },
      { kind: 'note', heading: 'What to do', html: '<ol><li>Bleed it</li></ol>' },
    ],
  ],
  [
    'a heading inside of a list is none',
    '<ul><li><h2>Solution</h2>x</li></ul>',
    [{ kind: 'answer', html: '<ul><li><h2>Solution</h2>x</li></ul>' }],
  ],
])('%s becomes sections', (_, html, sections) => expect(splitArticleHtml(html)).toEqual(sections))

test('words come without markup and with their signs', () => {
  expect(listParagraphs('<p>a &lt; b &amp;amp; c</p><ul><li>one</li><li>two</li></ul>')).toEqual(['a < b &amp; c', 'one', 'two'])
  expect(writeLead('<h2>Cause</h2><p>Air in the line.</p><p>More.</p>')).toBe('Air in the line.')
  expect(writeLead(`<p>${'long words '.repeat(40)}</p>`).length).toBeLessThan(202)
})
