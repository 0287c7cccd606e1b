import { generateHTML, generateJSON } from '@tiptap/core'
import { expect, test } from 'vitest'
import { RICH_TEXT } from '#features/authoring/page-editor/rich-text-schema.client.ts'
import { tidyHtml } from '#features/authoring/page-editor/tidy-html.client.ts'

/** As the field reads a text and gives it back. */
const edit = (html: string): string => tidyHtml(generateHTML(generateJSON(tidyHtml(html), RICH_TEXT), RICH_TEXT))

test.each([
  ['words', '<p>One <strong>two</strong> <em>three</em> <code>four</code> H<sub>2</sub>O 10<sup>3</sup></p>'],
  ['headings', '<h2>One</h2><h3>Two</h3><h4>Three</h4><p>Four<br>five</p>'],
  ['lists', '<ul><li>One</li><li>Two<ul><li>Three</li></ul></li></ul><ol><li>Four</li></ol>'],
  ['links', '<p>See <a href="/us/en/products">our <strong>parts</strong></a> or <a href="mailto:a@b.example">write</a></p>'],
  [
    'tables',
    '<table><caption>Sizes</caption><thead><tr><th>DN</th><th>Length</th></tr></thead><tbody><tr><td>15</td><td>130</td></tr></tbody></table>',
  ],
])('a text is given back as it was, with its %s', (_, html) => {
  expect(edit(html)).toBe(html)
})

test('what a text may not hold is gone after it was in the field [T-90]', () => {
  expect(edit('<p onclick="x()">A<script>x()</script></p><blockquote>B</blockquote><img src=x onerror="x()">')).toBe(
    '<p>A</p><p>B</p>',
  )
})
