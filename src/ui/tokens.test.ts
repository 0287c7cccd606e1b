import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { THEMES, type Theme } from '#ui/themes.ts'
import { measureContrast } from '#ui/colour.ts'
import { PALETTES } from '#ui/palettes.ts'
import { readColours, type Mode } from '#ui/testing/contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const fonts = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')

const readBlock = (start: string): string => {
  const from = css.indexOf(start)
  expect(from, `tokens.css has no block ${start}`).toBeGreaterThan(-1)
  return css.slice(from, css.indexOf('}', from))
}

const coloursOf = (theme: Theme, mode: Mode): Map<string, string> =>
  new Map([...readColours(readBlock(':root {'), mode), ...readColours(readBlock(`[data-theme='${theme}'] {`), mode)])

const on = (texts: string[], grounds: string[]) => texts.flatMap((text) => grounds.map((ground) => [text, ground] as const))
const MEANINGS = ['ok', 'warn', 'bad', 'info', 'idle']
const TEXT_PAIRS = [
  ...on(['text', 'muted'], ['bg', 'surface', 'sunken', 'soft', 'plate']),
  ...on(['link', 'accent-text', 'brand'], ['bg', 'surface', 'sunken']),
  ...on(MEANINGS, ['bg', 'surface', 'sunken']),
  ...MEANINGS.flatMap((meaning) => on([meaning, 'text'], [`${meaning}-bg`])),
  ...on(['on-hero', 'hero-muted', 'hero-accent'], ['hero', 'hero-2']),
  ['on-brand', 'brand'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-soft', 'soft'],
  ['on-accent', 'accent'],
  ['hero', 'hero-accent'],
] as const

describe.each(THEMES)('the colours of %s', (theme) => {
  test.each(['light', 'dark'] as const)('are readable in %s mode', (mode) => {
    const colours = coloursOf(theme, mode)
    const ratioOf = (text: string, ground: string) =>
      measureContrast(colours.get(text) ?? 'missing', colours.get(ground) ?? 'missing')
    const tooWeak = TEXT_PAIRS.filter(([text, ground]) => !(ratioOf(text, ground) >= 4.5))
    expect(tooWeak.map(([text, ground]) => `${text} on ${ground}: ${ratioOf(text, ground).toFixed(2)}`)).toEqual([])
    for (const ground of ['bg', 'surface']) expect(ratioOf('line-strong', ground)).toBeGreaterThanOrEqual(3)
  })
})

test.each(THEMES)('code knows the colours of %s as the style sheet has them', (theme) => {
  for (const mode of ['light', 'dark'] as const) {
    const colours = coloursOf(theme, mode)
    for (const [name, colour] of Object.entries(PALETTES[theme][mode])) expect(colours.get(name), name).toBe(colour)
  }
})

test('every theme sets the same tokens', () => {
  const names = THEMES.map((theme) => [...readColours(readBlock(`[data-theme='${theme}'] {`), 'light').keys()].sort())
  for (const each of names) expect(each).toEqual(names[0])
})

test('contrast is measured as WCAG does', () => {
  expect(measureContrast('#000000', '#ffffff')).toBe(21)
  expect(measureContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('a face with the same measures stands in until the web font arrives', () => {
  expect(css).toMatch(/--font:\s*'Archivo Variable',\s*'Archivo Fallback'/)
  expect(fonts).toMatch(/font-family: 'Archivo Fallback';[^}]*size-adjust/)
})
