import { paletteOf, type BrandFont, type BrandLook, type BrandPicture } from '#foundation/brand/brand.rules.ts'
import { deriveTokens } from '#foundation/brand/brand-tokens.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { measureContrast } from '#ui/colour.ts'
import type { Theme } from '#ui/themes.ts'

const CHINESE = "'Noto Sans SC','PingFang SC','Hiragino Sans GB','Microsoft YaHei'"
export const FONT_STACKS: Readonly<Record<Exclude<BrandFont, 'archivo'>, string>> = {
  system: `system-ui,'Segoe UI',Roboto,${CHINESE},'Noto Sans',sans-serif`,
  grotesque: `'Helvetica Neue',Arial,'Liberation Sans',${CHINESE},sans-serif`,
  serif: `Georgia,Cambria,'Noto Serif','Liberation Serif',${CHINESE},serif`,
}

/** A picture as pages show it. */
export type ShownPicture = { readonly address: string; readonly width: number; readonly height: number }
export type ShownPictures = Readonly<Partial<Record<BrandPicture, ShownPicture>>>

const writeColours = (look: BrandLook, theme: Theme | undefined): string[] => {
  const [light, dark] = [deriveTokens(look, theme, 'light'), deriveTokens(look, theme, 'dark')]
  return Object.entries(light).map(([name, colour]) =>
    colour === lookUp(dark, name) ? `--${name}:${colour}` : `--${name}:light-dark(${colour},${lookUp(dark, name)})`,
  )
}

const writeShape = ({ font, radius }: BrandLook): string[] => [
  ...(font === 'archivo' ? [] : [`--font:${FONT_STACKS[font]}`]),
  ...(radius === 4 ? [] : [0.5, 1, 1.5, 2.5].map((share, index) => `--r-${index + 1}:${radius * share}px`)),
]

const [HEIGHT, WIDTH] = [38, 240]

const widthOf = ({ width, height }: ShownPicture): number => Math.min(Math.round((HEIGHT * width) / height), WIDTH)

const setLogo = (logo: ShownPicture, plate = ''): string => `{--logo:url(${logo.address});--logo-w:${widthOf(logo)}px${plate}}`

/** A logo for light grounds stands on a white plate where there is none for dark ones. */
const writeLogo = ({ logoLight, logoDark }: ShownPictures, isHeroDark: boolean): string => {
  if (!logoLight) return ''
  const onDark = logoDark ? setLogo(logoDark) : setLogo(logoLight, ';--logo-plate:#fff')
  return [
    `[data-brand]${setLogo(logoLight)}`,
    `@media (prefers-color-scheme:dark){[data-brand]${onDark}}`,
    ...(isHeroDark ? [`.on-hero [data-brand]${onDark}`] : []),
    '[data-brand]>*{display:none}',
    `[data-brand]::before{content:'';width:var(--logo-w);height:${HEIGHT}px;border-radius:2px;` +
      'background:var(--logo-plate,transparent) var(--logo) 0/contain no-repeat}',
  ].join('')
}

/** The style sheet that every page of the site links after its own; empty where nothing differs from the theme. */
export const writeBrandStyle = (look: BrandLook, pictures: ShownPictures, theme: Theme | undefined): string => {
  const tokens = [...writeColours(look, theme), ...writeShape(look)]
  const isHeroDark = look.brandColour !== null || measureContrast(paletteOf(theme, 'light').hero, '#ffffff') > 4.5
  // As specific as the theme of Chinese pages, which names a font of its own.
  return `${tokens.length > 0 ? `:root,:root:lang(zh){${tokens.join(';')}}` : ''}${writeLogo(pictures, isHeroDark)}`
}
