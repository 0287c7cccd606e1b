export {
  BRAND_FONTS,
  BRAND_PICTURES,
  BRAND_RADII,
  checkColour,
  LEAST_CONTRAST,
  paletteOf,
  writeRatio,
  type BrandFont,
  type BrandLook,
  type BrandPicture,
  type BrandRadius,
  type ColourCheck,
} from '#foundation/brand/brand.rules.ts'
export { FONT_STACKS } from '#foundation/brand/brand-style.rules.ts'
export { deriveTokens } from '#foundation/brand/brand-tokens.rules.ts'
