import { describe, expect, test } from 'vitest'
import { cleanDrawing } from '#foundation/brand/svg-picture.service.ts'

const draw = (inside: string, attributes = 'viewBox="0 0 64 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`

describe('a drawing for a logo', () => {
  test('is written anew, without notes of drawing programs and comments', () => {
    const { svg } = cleanDrawing(
      `<?xml version="1.0"?>${draw(
        '<!-- made by us --><metadata>x</metadata><inkscape:grid xmlns:inkscape="i"/><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
          '<style>.b{fill:url(#a)}</style><g class="b" inkscape:label="n"><path d="M2 2h10&#10;z"/></g><use xlink:href="#a"/><text>A &amp; B</text>',
      )}`,
    )
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
        '<style>.b{fill:url(#a)}</style><g class="b"><path d="M2 2h10\nz"></path></g><use href="#a"></use><text>A &amp; B</text></svg>',
    )
  })

  test('without a view gets one from its width and height', () => {
    expect(cleanDrawing(draw('', 'width="80px" height="20"')).svg).toContain('viewBox="0 0 80 20"')
  })

  test.each([
    ['a script', draw('<script>alert(1)</script>'), /<script>/],
    ['a handler', draw('<path onload="alert(1)" d=""/>'), /script/],
    ['a handler in capitals', draw('<path ONCLICK="alert(1)" d=""/>'), /script/],
    ['foreign content', draw('<foreignObject><b/></foreignObject>'), /<foreignObject>/],
    ['a picture of another site', draw('<image href="https://evil.example/a.png"/>'), /<image>/],
    ['a link', draw('<a href="https://evil.example/"><path d=""/></a>'), /<a>/],
    ['an address in a use', draw('<use href="https://evil.example/a.svg#x"/>'), /outside/],
    ['an address in an old use', draw('<use xlink:href="data:image/svg+xml;base64,AAAA"/>'), /outside/],
    ['an address in a fill', draw('<path fill="url(https://evil.example/#a)" d=""/>'), /outside/],
    ['an address in a style', draw('<style>@import "https://evil.example/a.css";</style>'), /outside/],
    ['an address in quotes', draw('<path style="fill:url( \'//evil.example\' )" d=""/>'), /outside/],
    ['an escaped address', draw(String.raw`<path style="fill:\75rl(//evil.example)" d=""/>`), /outside/],
    ['an animation of an address', draw('<set attributeName="href" to="javascript:alert(1)"/>'), /<set>/],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${draw('&a;')}`, /declaration/],
    ['an instruction', `<?xml-stylesheet href="https://evil.example/a.css"?>${draw('')}`, /instruction/],
    ['no proportions', draw('', ''), /viewBox/],
    ['another document', '<html><body/></html>', /not a drawing/],
    ['no XML', 'GIF89a', /well formed|drawing/],
    ['many repetitions', draw('<use href="#a"/>'.repeat(101)), /too often/],
    ['deep nesting', draw('<g>'.repeat(50) + '</g>'.repeat(50)), /deeply/],
  ])('with %s is refused with a sentence [T-46]', (_, source, reason) => {
    const clean = cleanDrawing(source)
    expect(clean.svg).toBeUndefined()
    expect(clean.reason).toMatch(reason)
  })
})
