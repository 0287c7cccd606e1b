import { checkColour, LEAST_CONTRAST, paletteOf, writeRatio } from '#foundation/brand/public.ts'
import type { BrandLook, BrandPicture } from '#foundation/brand/public.ts'
import { parseColour } from '#ui/colour.ts'
import type { Theme } from '#ui/themes.ts'

export type BrandProblem = {
  readonly path: string
  readonly code: string
  readonly message: string
  /** A colour near it that is taken. */
  readonly better?: string
}

type ColourField = 'brandColour' | 'actionColour'
const OWN = { brandColour: 'brand', actionColour: 'action' } as const

/** As a field shows it: that of the theme where the brand has none. */
export const shownColour = (look: BrandLook, field: ColourField, theme: Theme): string =>
  look[field] ?? paletteOf(theme, 'light')[OWN[field]]

export type ReadColour = { readonly colour: string | null; readonly problem?: BrandProblem }

/** Null where it is the theme's own, which is readable. */
export const readColour = (field: ColourField, text: string, theme: Theme): ReadColour => {
  const colour = parseColour(text)
  if (colour === undefined)
    return {
      colour: null,
      problem: { path: field, code: 'colour', message: 'Write the colour as # and six digits, such as #0a5c36.' },
    }
  if (colour === paletteOf(theme, 'light')[OWN[field]]) return { colour: null }
  const { isReadable, light, better } = checkColour(colour, theme)
  if (isReadable) return { colour }
  const ratio = writeRatio(Math.min(light.onGround, light.ofText))
  const message = `This colour has a contrast of ${ratio} on the page; ${LEAST_CONTRAST} : 1 is needed. ${better} is near it and can be read.`
  return { colour: null, problem: { path: field, code: 'contrast', message, ...(better && { better }) } }
}

export type LookChange = { readonly field: keyof BrandLook; readonly before: unknown; readonly after: unknown }

export const compareLooks = (before: BrandLook, after: BrandLook): LookChange[] =>
  (['brandColour', 'actionColour', 'font', 'radius'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }))

/** A logo for dark grounds alone would leave light pages without one. */
export const findMissingLogo = (has: (place: BrandPicture) => boolean): BrandProblem | undefined =>
  has('logoDark') && !has('logoLight')
    ? { path: 'logoLight', code: 'missing', message: 'A logo for light grounds is needed beside the one for dark grounds.' }
    : undefined
