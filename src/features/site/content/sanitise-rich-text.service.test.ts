import { expect, test } from 'vitest'
import { defineBlock } from '#foundation/blocks/public.ts'
import { accordion } from '#features/site/content/blocks/accordion.schema.ts'
import { imageText } from '#features/site/content/blocks/image-text.schema.ts'
import { sanitiseBlock, sanitiseRichText } from '#features/site/content/sanitise-rich-text.service.ts'

test.each([
  '<p>Plain <strong>strong</strong> <em>em</em><br />H<sub>2</sub>O m<sup>2</sup> <code>HA-1</code></p>',
  '<h2>Two</h2><h3>Three</h3><h4>Four</h4><ul><li>One<ol><li>Deep</li></ol></li></ul>',
  '<table><caption>Sizes</caption><thead><tr><th scope="col" colspan="2">A</th></tr></thead><tbody><tr><th scope="row">1</th><td rowspan="2">2</td></tr></tbody><tfoot></tfoot></table>',
  '<p><a href="/us/en/products?a=1&amp;b=2#x">path</a> <a href="#top">place</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+1 555">call</a></p>',
  '<p>5 &lt; 6 &amp; 7 &gt; 6, „Anführung“, 中文</p>',
])('keeps what a text needs: %s', (html) => {
  expect(sanitiseRichText(html)).toBe(html)
})

test('a link to another site gives that site no handle on this one', () => {
  expect(sanitiseRichText('<a href="https://x.example/a" target="_blank" rel="opener">x</a>')).toBe(
    '<a href="https://x.example/a" rel="noopener">x</a>',
  )
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A&#x61&#x76&#x61script:alert(1)',
  'javascript&colon;alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://x.example/1',
  'file:///etc/passwd',
  'http://x.example/',
  '//x.example/',
  '/\\x.example/',
  '\\\\x.example/',
  'https:x.example',
  'https://user@x.example/',
])('a link to %j becomes its words [T-40] [T-4]', (href) => {
  expect(sanitiseRichText(`<p><a href="${href}">words</a></p>`)).toBe('<p>words</p>')
})

/** Nothing but the allowed tags with the allowed attributes, every other angle bracket escaped. */
const CLEAN =
  /^(?:[^<>]|<\/?(?:p|h[234]|ul|ol|li|a|strong|em|br|sub|sup|code|table|caption|thead|tbody|tfoot|tr|th|td)(?: (?:href|rel|scope|colspan|rowspan)="[^"<>]*")*(?: \/)?>)*$/

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script>alert(1)',
  '<script/src=data:,alert(1)>',
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))" class="x" id="main">text</p>',
  '<p/onmouseover=alert(1)>text</p>',
  '<a href="/x" onfocus=alert(1) autofocus tabindex=1 style="position:fixed;inset:0">x</a>',
  '<a href="/x"onclick="alert(1)">x</a>',
  '<a href="/x&quot; onclick=&quot;alert(1)">x</a>',
  `<a href='/x"><img src=x onerror=alert(1)>'>x</a>`,
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<image src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><style><!--</style><img src=x onerror=alert(1)>--></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<math href="javascript:alert(1)">CLICK</math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><p><script>alert(1)</script></p></template>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><p title="</xmp><svg/onload=alert(1)>"></xmp>',
  '<noembed><p title="</noembed><svg/onload=alert(1)>"></noembed>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe><p title="</iframe><svg/onload=alert(1)>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit><button formaction=javascript:alert(1)>x</button></form>',
  '<style>@import "//x.example/x.css"; * { background: url(//x.example/) }</style>',
  '<link rel=stylesheet href="//x.example/x.css"><base href="//x.example/"><meta http-equiv=refresh content="0;//x.example/">',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><x xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/>',
  '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;',
  '<p><b><i><u>unclosed <a href="/x">link <table><tr><td>cell',
  '</p></div></main><p>escape the page',
  '<table><td background="javascript:alert(1)" width=9999 colspan=100000 rowspan="-1">x',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee><div style="width:expression(alert(1))">x</div>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '&amp;lt;script&amp;gt;alert(1)',
  '<\u0000script>alert(1)</script>',
  '<ſcript>alert(1)</ſcript>',
  '<a\u000chref="/x"\u000conclick=alert(1)>x</a>',
  '<<<><p<p>><p =">" onclick=alert(1)>',
  '<p',
  '<',
  '<portico-x is="p" slot=a part=b>custom</portico-x>',
  '<a href="/x" ping="//x.example/" download="x.exe" target="_top">x</a>',
  '<plaintext><img src=x onerror=alert(1)>',
]

test.each(HOSTILE)('nothing of %j survives but text [T-40]', (html) => {
  expect(sanitiseRichText(html)).toMatch(CLEAN)
})

test.each(HOSTILE)('cleaning %j twice changes nothing [T-40]', (html) => {
  const once = sanitiseRichText(html)
  expect(sanitiseRichText(once)).toBe(once)
})

test('every pair of hostile pieces, one inside the other, comes out clean [T-40]', () => {
  for (const outer of HOSTILE) {
    for (const inner of HOSTILE) {
      const middle = Math.floor(outer.length / 2)
      const once = sanitiseRichText(outer.slice(0, middle) + inner + outer.slice(middle))
      expect(once).toMatch(CLEAN)
      expect(sanitiseRichText(once)).toBe(once)
    }
  }
})

test('the words of scripts, styles and drawings go with them', () => {
  expect(sanitiseRichText('<p>a<script>b</script><style>c</style><svg><text>d</text></svg>e</p>')).toBe('<p>ae</p>')
})

test('very deep nesting ends [T-40]', () => {
  const html = sanitiseRichText('<ul><li>'.repeat(6000))
  expect(html.length).toBeLessThan(1000)
})

test('rich text is cleaned wherever a block holds some, and nothing else is touched [T-40]', () => {
  const dirty = '<p onclick="x">a</p>'
  expect(sanitiseBlock(imageText, { heading: '<b>shown as text</b>', html: dirty, side: 'left' })).toEqual({
    heading: '<b>shown as text</b>',
    html: '<p>a</p>',
    side: 'left',
  })
  expect(
    sanitiseBlock(accordion, {
      items: [
        { question: 'Q', html: dirty },
        { question: 'R', html: dirty },
      ],
    }),
  ).toEqual({
    items: [
      { question: 'Q', html: '<p>a</p>' },
      { question: 'R', html: '<p>a</p>' },
    ],
  })
})

test('rich text inside a list inside a list is cleaned as well [T-40]', () => {
  const nested = defineBlock({
    ...accordion,
    fields: {
      rows: {
        kind: 'list',
        label: 'Rows',
        of: { cells: { kind: 'list', label: 'Cells', of: { html: { kind: 'richtext', label: 'Text' } } } },
      },
    },
  })
  expect(sanitiseBlock(nested, { rows: [{ cells: [{ html: '<img src=x onerror=alert(1)>a' }] }] })).toEqual({
    rows: [{ cells: [{ html: 'a' }] }],
  })
})

test('what only pretends to be rich text or a list is dropped [T-40]', () => {
  expect(sanitiseBlock(imageText, { html: ['<script>alert(1)</script>'] })).toEqual({ html: '' })
  expect(sanitiseBlock(accordion, { items: { length: 1, 0: { html: '<script>' } } })).toEqual({ items: [] })
  expect(sanitiseBlock(accordion, { items: ['<script>', null, [{ html: '<script>' }]] })).toEqual({ items: [] })
})

test('cleaning leaves what it was given as it was', () => {
  const props = { items: [{ question: 'Q', html: '<p id="x">a</p>' }] }
  sanitiseBlock(accordion, props)
  expect(props.items[0]?.html).toBe('<p id="x">a</p>')
})
