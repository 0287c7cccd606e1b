import { describe, expect, test } from 'vitest'
import { adaptColour, checkColour, groundsOf, paletteOf, textOn, weakestOn, writeRatio } from '#foundation/brand/brand.rules.ts'
import { deriveTokens } from '#foundation/brand/brand-tokens.rules.ts'
import { measureContrast, parseColour } from '#ui/colour.ts'
import { THEMES } from '#ui/themes.ts'

test.each([
  ['#B3202C', '#b3202c'],
  ['b3202c', '#b3202c'],
  [' #0A5 ', '#00aa55'],
  ['red', undefined],
  ['#12345', undefined],
  ['', undefined],
  ['#1234567', undefined],
  ['url(x)', undefined],
])('a colour written as %j is %s', (text, colour) => {
  expect(parseColour(text)).toBe(colour)
})

describe('a colour of the brand', () => {
  test.each([
    ['a dark red', '#b3202c', true, 'white'],
    ['a navy blue', '#12305f', true, 'white'],
    ['black', '#000000', true, 'white'],
    ['a dark green', '#0a5c36', true, 'white'],
    ['an orange', '#e08a3c', false, 'black'],
    ['yellow', '#ffff00', false, 'black'],
    ['white', '#ffffff', false, 'black'],
    ['a middle grey that misses by a little', '#777777', false, 'black'],
  ] as const)('such as %s is taken or refused by its contrast on the grounds of pages', (_, colour, isReadable, text) => {
    const check = checkColour(colour, 'red-graphite')
    expect([check.isReadable, check.light.text]).toEqual([isReadable, text])
    expect(check.light.onGround >= 4.5).toBe(isReadable)
  })

  test.each(['#e08a3c', '#ffff00', '#ffffff', '#777777', '#7fd0ff'])('%s gets a darker tone offered that is taken', (colour) => {
    for (const theme of THEMES) {
      const { better = '' } = checkColour(colour, theme)
      expect(checkColour(better, theme).isReadable).toBe(true)
    }
  })

  test('is lightened for dark pages until it can be read, and no further', () => {
    const grounds = groundsOf(paletteOf('blue-amber', 'dark'))
    const { dark } = checkColour('#12305f', 'blue-amber')
    expect(dark.colour).not.toBe('#12305f')
    expect(dark.onGround).toBeGreaterThanOrEqual(4.5)
    expect(dark.onGround).toBeLessThan(5.5)
    expect(adaptColour('#8db4f5', grounds, 'white')).toBe('#8db4f5')
  })

  test('is measured on the weakest ground, and the ratio is rounded down', () => {
    expect(weakestOn('#777777', ['#ffffff', '#000000'])).toBeCloseTo(4.48, 2)
    expect(writeRatio(4.4999)).toBe('4.4 : 1')
    expect([textOn('#ffd400'), textOn('#0a5c36')]).toEqual(['#000000', '#ffffff'])
  })
})

/** Pairs that tokens.css promises of every theme, as far as a brand replaces one of them. */
const PAIRS = [
  ...['bg', 'surface', 'sunken'].flatMap((ground) => [['brand', ground] as const, ['link', ground] as const]),
  ...['bg', 'surface', 'sunken'].map((ground) => ['accent-text', ground] as const),
  ...(['on-hero', 'hero-muted', 'hero-accent'] as const).flatMap((text) => [[text, 'hero'] as const, [text, 'hero-2'] as const]),
  ...(['text', 'muted', 'on-soft'] as const).map((text) => [text, 'soft'] as const),
  ...[['on-brand', 'brand'] as const, ['on-action', 'action'] as const, ['on-action', 'action-hover'] as const],
  ...[['on-accent', 'accent'] as const, ['hero', 'hero-accent'] as const],
]

const HUES = ['#b3202c', '#0a5c36', '#12305f', '#5b3cc4', '#855300', '#00666b', '#000000', '#a3006f', '#3d4a00', '#0b57d0']

describe.each(THEMES)('the tokens of a brand over %s', (theme) => {
  test.each(['light', 'dark'] as const)('are readable in %s mode, whatever the two colours are', (mode) => {
    const weak = HUES.flatMap((brandColour) =>
      HUES.flatMap((actionColour) => {
        const look = { brandColour, actionColour, font: 'archivo', radius: 4 } as const
        const colours: Readonly<Record<string, string>> = { ...paletteOf(theme, mode), ...deriveTokens(look, theme, mode) }
        return PAIRS.filter(([text, ground]) => !(measureContrast(colours[text] ?? '', colours[ground] ?? '') >= 4.5)).map(
          ([text, ground]) => `${brandColour} ${actionColour}: ${text} on ${ground}`,
        )
      }),
    )
    expect(weak).toEqual([])
  })
})
