import { describe, expect, test } from 'vitest'
import { cleanDrawing } from '#features/authoring/media-library/drawing.service.ts'

const draw = (inner: string, attributes = '') => cleanDrawing(`<svg viewBox="0 0 9 9"${attributes}>${inner}</svg>`)

describe('a drawing', () => {
  test('keeps what is drawn', () => {
    const inner = '<g fill="none"><path d="M0 0h9"></path><use href="#a"></use></g>'
    expect(draw(inner)).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`)
  })

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script of another name space', '<svg:script>alert(1)</svg:script>'],
    ['an event', '<path onload="alert(1)" d="M0 0"/>'],
    ['foreign markup', '<foreignObject><iframe src="https://evil.example"/></foreignObject>'],
    ['a link to a script', '<a href="javascript:alert(1)"><text>x</text></a>'],
    ['a picture of elsewhere', '<image href="https://evil.example/x.png"/>'],
    ['a part of another file', '<use href="https://evil.example/x.svg#a"/>'],
    ['a style that reaches out', '<style>@import url(https://evil.example)</style>'],
    ['a fill that reaches out', '<path fill="url(https://evil.example/#x)" d="M0 0"/>'],
    ['an animation of a link', '<set attributeName="href" to="javascript:alert(1)"/>'],
  ])('loses %s [T-90]', (_, inner) => {
    expect(draw(inner)).not.toMatch(/script|alert|onload|evil|iframe|@import/i)
  })

  test('with entities or events at its root is refused or loses them [T-90]', () => {
    expect(() => cleanDrawing('<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>')).toThrow()
    expect(draw('', ' onload="alert(1)"')).not.toContain('alert')
  })

  test('is none without its root', () => {
    expect(cleanDrawing('<html></html>')).toBeUndefined()
  })
})
