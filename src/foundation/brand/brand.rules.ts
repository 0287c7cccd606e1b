import { measureContrast, mixColours } from '#ui/colour.ts'
import { PALETTES, type Palette } from '#ui/palettes.ts'
import { DEFAULT_THEME, type Theme } from '#ui/themes.ts'

/** One web font is shipped; the others are on every device. */
export const BRAND_FONTS = ['archivo', 'system', 'grotesque', 'serif'] as const
export type BrandFont = (typeof BRAND_FONTS)[number]
/** Of a field or a button, in pixels; smaller and larger corners follow. */
export const BRAND_RADII = [0, 4, 8, 12] as const
export type BrandRadius = (typeof BRAND_RADII)[number]
export const BRAND_PICTURES = ['logoLight', 'logoDark', 'icon'] as const
export type BrandPicture = (typeof BRAND_PICTURES)[number]

/** Colours are those of light pages; null is the theme's own. */
export type BrandLook = {
  readonly brandColour: string | null
  readonly actionColour: string | null
  readonly font: BrandFont
  readonly radius: BrandRadius
}
export const PLAIN_LOOK: BrandLook = { brandColour: null, actionColour: null, font: 'archivo', radius: 4 }

/** Of text, by WCAG 2 level AA. */
export const LEAST_CONTRAST = 4.5
const [WHITE, BLACK] = ['#ffffff', '#000000']

export const paletteOf = (theme: Theme | undefined, mode: 'light' | 'dark'): Palette => PALETTES[theme ?? DEFAULT_THEME][mode]
export const groundsOf = ({ bg, surface, sunken }: Palette): readonly string[] => [bg, surface, sunken]

/** White or black, whichever is easier to read on it. */
export const textOn = (colour: string): string =>
  measureContrast(WHITE, colour) >= measureContrast(BLACK, colour) ? WHITE : BLACK

export const weakestOn = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => measureContrast(colour, ground)))

const STEPS = 50

/** The colour itself or the nearest tone towards white or black that is readable on every ground. */
export const adaptColour = (
  colour: string,
  grounds: readonly string[],
  towards: 'white' | 'black',
  least = LEAST_CONTRAST,
): string => {
  const end = towards === 'white' ? WHITE : BLACK
  for (let step = 0; step < STEPS; step += 1) {
    const tone = mixColours(colour, end, step / STEPS)
    if (weakestOn(tone, grounds) >= least) return tone
  }
  return end
}

export type ToneCheck = {
  /** In dark mode a lighter tone, where the colour itself cannot be read. */
  readonly colour: string
  readonly onGround: number
  readonly text: 'white' | 'black'
  readonly ofText: number
}

const checkTone = (colour: string, grounds: readonly string[]): ToneCheck => {
  const text = textOn(colour)
  return {
    colour,
    onGround: weakestOn(colour, grounds),
    text: text === WHITE ? 'white' : 'black',
    ofText: measureContrast(text, colour),
  }
}

export type ColourCheck = {
  readonly light: ToneCheck
  readonly dark: ToneCheck
  readonly isReadable: boolean
  /** The nearest colour that is readable, where this one is not. */
  readonly better: string | undefined
}

const isReadableTone = ({ onGround, ofText }: ToneCheck): boolean => onGround >= LEAST_CONTRAST && ofText >= LEAST_CONTRAST

/** How a colour reads on the grounds of the site's pages and with text on it, in light and in dark. */
export const checkColour = (colour: string, theme: Theme | undefined): ColourCheck => {
  const [onLight, onDark] = [groundsOf(paletteOf(theme, 'light')), groundsOf(paletteOf(theme, 'dark'))]
  const light = checkTone(colour, onLight)
  const dark = checkTone(adaptColour(colour, onDark, 'white'), onDark)
  const isReadable = isReadableTone(light) && isReadableTone(dark)
  return { light, dark, isReadable, better: isReadable ? undefined : adaptColour(colour, onLight, 'black') }
}

/** Rounded down: 4.49 must not read as 4.5. */
export const writeRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`
