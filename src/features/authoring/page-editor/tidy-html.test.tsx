import { expect, test } from 'vitest'
import { tidyHtml } from '#features/authoring/page-editor/tidy-html.client.ts'

test.each([
  ['words alone', 'Hello', '<p>Hello</p>'],
  ['what browsers write', '<div>One <b>two</b> <i>three</i></div>', '<p>One <strong>two</strong> <em>three</em></p>'],
  ['nothing', '<p><br></p>', ''],
  [
    'what Word brings',
    '<p class="MsoNormal" style="margin:0"><span style="color:red">A<o:p></o:p></span></p><style>p{}</style>',
    '<p>A</p>',
  ],
  [
    'scripts and handlers',
    '<p onclick="x()">A<script>x()</script><svg onload="x()"></svg></p><img src=x onerror="x()">',
    '<p>A</p>',
  ],
  ['headings beyond those of a text', '<h1>One</h1><h5>Two</h5>', '<h2>One</h2><h4>Two</h4>'],
  ['lists and links', '<ul><li><a href="/x" target="_blank">A</a></li></ul>', '<ul><li><a href="/x">A</a></li></ul>'],
  ['paragraphs in a list', '<ul><li><p>A</p><p>B</p></li></ul>', '<ul><li>A<br>B</li></ul>'],
])('a text loses what it may not hold: %s [T-90]', (_, html, expected) => {
  expect(tidyHtml(html)).toBe(expected)
})
