import {
  adaptColour,
  groundsOf,
  LEAST_CONTRAST,
  paletteOf,
  textOn,
  weakestOn,
  type BrandLook,
} from '#foundation/brand/brand.rules.ts'
import { mixColours } from '#ui/colour.ts'
import type { Theme } from '#ui/themes.ts'

type Mode = 'light' | 'dark'
type Tokens = Readonly<Record<string, string>>

const toneIn = (mode: Mode, colour: string, theme: Theme | undefined): string =>
  mode === 'light' ? colour : adaptColour(colour, groundsOf(paletteOf(theme, 'dark')), 'white')

const TINTS = [0.14, 0.1, 0.06, 0.03]

/** A tint of the brand on which all texts of the theme are readable. */
const tintOf = (tone: string, { surface, text, muted }: { surface: string; text: string; muted: string }): string => {
  const tints = TINTS.map((share) => mixColours(surface, tone, share))
  return tints.find((tint) => weakestOn(tint, [text, muted]) >= LEAST_CONTRAST) ?? surface
}

/** Large dark grounds in the brand's colour, with white on them. */
const heroTokens = (colour: string, accent: string): Tokens => {
  const hero = adaptColour(colour, ['#ffffff'], 'black', 13)
  const second = adaptColour(colour, ['#ffffff'], 'black', 10.5)
  const grounds = [hero, second]
  return {
    hero,
    'hero-2': second,
    'on-hero': '#ffffff',
    'hero-muted': adaptColour(mixColours(second, '#ffffff', 0.7), grounds, 'white'),
    'hero-line': mixColours(second, '#ffffff', 0.2),
    'hero-accent': adaptColour(accent, grounds, 'white', 6),
  }
}

const brandTokens = (colour: string, accent: string, theme: Theme | undefined, mode: Mode): Tokens => {
  const tone = toneIn(mode, colour, theme)
  const soft = tintOf(tone, paletteOf(theme, mode))
  return {
    brand: tone,
    'on-brand': textOn(tone),
    soft,
    'on-soft': adaptColour(tone, [soft], mode === 'light' ? 'black' : 'white'),
    ...heroTokens(colour, accent),
  }
}

const actionTokens = (colour: string, theme: Theme | undefined, mode: Mode): Tokens => {
  const tone = toneIn(mode, colour, theme)
  const text = textOn(tone)
  return {
    action: tone,
    'on-action': text,
    // Away from the text's colour, so that it stays readable under the pointer.
    'action-hover': mixColours(tone, text === '#ffffff' ? '#000000' : '#ffffff', 0.22),
    link: tone,
    accent: tone,
    'on-accent': text,
    'accent-text': tone,
  }
}

/** The design tokens that a brand's two colours replace, in one mode. */
export const deriveTokens = ({ brandColour, actionColour }: BrandLook, theme: Theme | undefined, mode: Mode): Tokens => ({
  ...(brandColour && brandTokens(brandColour, actionColour ?? brandColour, theme, mode)),
  ...(actionColour && actionTokens(actionColour, theme, mode)),
})
