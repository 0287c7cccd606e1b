import {
  BRAND_PICTURES,
  deriveTokens,
  FONT_STACKS,
  type BrandFont,
  type BrandLook,
  type BrandPicture,
  type BrandRadius,
} from '#foundation/brand/public.ts'
import { readColour } from '#features/administration/brand-admin/brand-change.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Theme } from '#ui/themes.ts'

/** A picture as the preview shows it. */
export type DraftPicture = { readonly address: string; readonly base64?: string }

/** As the fields stand; colours are what was typed. */
export type BrandDraft = {
  readonly brandColour: string
  readonly actionColour: string
  readonly font: BrandFont
  readonly radius: BrandRadius
  readonly pictures: Readonly<Partial<Record<BrandPicture, DraftPicture | null>>>
}

/** Colours that cannot be used yet are left out, so that the preview stays as it was. */
export const lookOf = (draft: BrandDraft, theme: Theme): BrandLook => ({
  brandColour: readColour('brandColour', draft.brandColour, theme).colour,
  actionColour: readColour('actionColour', draft.actionColour, theme).colour,
  font: draft.font,
  radius: draft.radius,
})

/** Custom properties of a preview: the theme's where the brand has none of its own. */
export const previewTokens = (look: BrandLook, theme: Theme): Readonly<Record<string, string>> => {
  const [light, dark] = [deriveTokens(look, theme, 'light'), deriveTokens(look, theme, 'dark')]
  return {
    ...Object.fromEntries(
      Object.entries(light).map(([name, colour]) => [`--${name}`, `light-dark(${colour}, ${lookUp(dark, name)})`]),
    ),
    ...(look.font !== 'archivo' && { '--font': FONT_STACKS[look.font] }),
    '--r-1': `${look.radius / 2}px`,
    '--r-2': `${look.radius}px`,
    '--r-3': `${look.radius * 1.5}px`,
    '--r-4': `${look.radius * 2.5}px`,
  }
}

/** Pictures that were neither chosen nor taken away are not sent: they stay. */
export const writeBody = ({ pictures, ...look }: BrandDraft) => ({
  ...look,
  pictures: Object.fromEntries(
    BRAND_PICTURES.flatMap((place): (readonly [BrandPicture, string | null])[] => {
      const picture = pictures[place]
      if (picture === null) return [[place, null]]
      return picture?.base64 === undefined ? [] : [[place, picture.base64]]
    }),
  ) as Partial<Record<BrandPicture, string | null>>,
})
