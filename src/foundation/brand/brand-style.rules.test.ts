import { expect, test } from 'vitest'
import { writeBrandStyle } from '#foundation/brand/brand-style.rules.ts'
import { PLAIN_LOOK } from '#foundation/brand/brand.rules.ts'

const logo = { address: '/content/brand/0123456789abcdef.svg', width: 480, height: 120 }

test('a brand that differs in nothing has no style', () => {
  expect(writeBrandStyle(PLAIN_LOOK, {}, 'blue-amber')).toBe('')
})

test('a style holds both colours in both modes, the font and the corners', () => {
  const css = writeBrandStyle({ brandColour: '#0a5c36', actionColour: '#12305f', font: 'serif', radius: 8 }, {}, 'blue-amber')
  expect(css).toContain('--brand:light-dark(#0a5c36,#')
  expect(css).toContain('--action:light-dark(#12305f,#')
  expect(css).toContain('--font:Georgia,')
  expect(css).toContain('--r-1:4px;--r-2:8px;--r-3:12px;--r-4:20px')
})

test('a logo stands in the place of mark and words, on a white plate where there is none for dark grounds', () => {
  const css = writeBrandStyle(PLAIN_LOOK, { logoLight: logo }, 'blue-amber')
  expect(css).toContain('[data-brand]{--logo:url(/content/brand/0123456789abcdef.svg);--logo-w:152px}')
  expect(css).toContain('@media (prefers-color-scheme:dark){[data-brand]{')
  expect(css).toContain('--logo-plate:#fff')
  const both = writeBrandStyle(
    PLAIN_LOOK,
    { logoLight: logo, logoDark: { ...logo, address: '/content/brand/d.svg' } },
    'blue-amber',
  )
  expect(both).not.toContain('--logo-plate:#fff')
  expect(both).toContain('.on-hero [data-brand]{--logo:url(/content/brand/d.svg)')
})

test('is small', () => {
  const look = { brandColour: '#0a5c36', actionColour: '#12305f', font: 'serif', radius: 8 } as const
  expect(writeBrandStyle(look, { logoLight: logo, logoDark: logo }, 'blue-amber').length).toBeLessThan(2500)
})
