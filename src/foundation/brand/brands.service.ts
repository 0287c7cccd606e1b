import { createHash } from 'node:crypto'
import type { BrandPictures, StoredBrand, StoredPicture } from '#foundation/brand/brand.store.ts'
import {
  adaptColour,
  BRAND_PICTURES,
  paletteOf,
  PLAIN_LOOK,
  type BrandLook,
  type BrandPicture,
} from '#foundation/brand/brand.rules.ts'
import { DARK_MAIL_GROUND, type MailBrand } from '#foundation/brand/brand-mail.rules.ts'
import { FONT_STACKS, writeBrandStyle, type ShownPictures } from '#foundation/brand/brand-style.rules.ts'
import type { PageBrand } from '#foundation/blocks/public.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { PaperBrand } from '#platform/files/paper-brand.ts'
import type { Theme } from '#ui/themes.ts'

const BRAND_PATH = '/content/brand'

/** A file that pages and mails link; its name changes with its content. */
export type BrandFile = { readonly name: string; readonly mediaType: string; readonly content: Buffer }

/** How a site looks, in this process. */
export type SiteBrand = {
  readonly look: BrandLook
  readonly files: ReadonlyMap<string, BrandFile>
  readonly shown: ShownPictures
  /** Nothing where the site looks as its theme does. */
  readonly page: PageBrand | undefined
  readonly paper: PaperBrand | undefined
  readonly mail: MailBrand
  readonly icon: Buffer | undefined
  /** The picture beside a link to a page without one of its own. */
  readonly card: {
    readonly colours: { readonly ground: string; readonly accent: string }
    readonly logo: Buffer | undefined
  }
}

export type Brands = {
  readonly of: (tenant: TenantKey) => SiteBrand
  /** From now on the site looks like this, in this process. */
  readonly apply: (tenant: TenantKey, theme: Theme | undefined, stored: Pick<StoredBrand, 'look' | 'pictures'>) => void
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16)
const ENDINGS = { 'image/svg+xml': 'svg', 'image/png': 'png' } as const

const nameOf = ({ content, mediaType }: Pick<StoredPicture, 'content' | 'mediaType'>): string =>
  `${hashOf(content)}.${ENDINGS[mediaType]}`

/** Where pages find a picture of the brand. */
export const pictureAddress = (picture: StoredPicture): string => `${BRAND_PATH}/${nameOf(picture)}`

const listPictureFiles = (pictures: BrandPictures): readonly (readonly [BrandPicture, BrandFile])[] =>
  BRAND_PICTURES.flatMap((place) => {
    const picture = pictures[place]
    if (!picture) return []
    const { mediaType, content } = picture
    return [[place, { name: nameOf(picture), mediaType, content }] as const]
  })

const onWhite = (colour: string): string => adaptColour(colour, ['#ffffff'], 'black')

/** Those that admins chose, else those of the theme. */
const mailColours = ({ brandColour, actionColour }: BrandLook, theme: Theme | undefined): Omit<MailBrand, 'font' | 'logo'> => {
  const [light, dark] = [paletteOf(theme, 'light'), paletteOf(theme, 'dark')]
  const brand = brandColour ?? actionColour
  const action = actionColour ?? brandColour
  const onDark = (colour: string): string => adaptColour(colour, [DARK_MAIL_GROUND], 'white')
  return {
    brandColour: onWhite(brand ?? light.brand),
    actionColour: onWhite(action ?? light.action),
    darkBrandColour: onDark(brand ?? dark.brand),
    darkActionColour: onDark(action ?? dark.action),
  }
}

const cardColours = ({ brandColour, actionColour }: BrandLook, theme: Theme | undefined) => ({
  ground: brandColour ? adaptColour(brandColour, ['#ffffff'], 'black', 7) : paletteOf(theme, 'light').hero,
  accent: actionColour ?? brandColour ?? paletteOf(theme, 'dark').brand,
})

const compose = (theme: Theme | undefined, { look, pictures }: Pick<StoredBrand, 'look' | 'pictures'>): SiteBrand => {
  const pictureFiles = listPictureFiles(pictures)
  const shown: ShownPictures = Object.fromEntries(
    pictureFiles.map(([place, { name }]) => {
      const { width = 1, height = 1 } = pictures[place] ?? {}
      return [place, { address: `${BRAND_PATH}/${name}`, width, height }]
    }),
  )
  const css = writeBrandStyle(look, shown, theme)
  const style: BrandFile = { name: `${hashOf(css)}.css`, mediaType: 'text/css; charset=utf-8', content: Buffer.from(css) }
  const { logoLight, icon } = pictures
  const logo = logoLight && { name: `${hashOf(logoLight.png)}.png`, mediaType: 'image/png', content: logoLight.png }
  const files = [style, ...pictureFiles.map(([, file]) => file), ...(logo ? [logo] : [])]
  const isPlain = css === '' && !icon
  const colours = mailColours(look, theme)
  return {
    look,
    files: new Map(isPlain ? [] : files.map((file) => [file.name, file])),
    shown,
    page: isPlain
      ? undefined
      : {
          ...(css !== '' && { style: `${BRAND_PATH}/${style.name}` }),
          ...(shown.icon && { icon: shown.icon.address }),
          ...(look.font !== 'archivo' && { usesSystemFont: true }),
        },
    paper: isPlain && !theme ? undefined : { colour: colours.brandColour, ...(logoLight && { logo: logoLight.png }) },
    mail: {
      ...colours,
      font: look.font === 'archivo' ? 'Arial,Helvetica,sans-serif' : FONT_STACKS[look.font],
      logo: logo && logoLight && { ...logoLight, address: `${BRAND_PATH}/${logo.name}` },
    },
    icon: icon?.png,
    card: { colours: cardColours(look, theme), logo: logoLight?.png },
  }
}

const PLAIN = compose(undefined, { look: PLAIN_LOOK, pictures: {} })

export const createBrands = (): Brands => {
  const all = new Map<TenantKey, SiteBrand>()
  return {
    of: (tenant) => all.get(tenant) ?? PLAIN,
    apply: (tenant, theme, stored) => void all.set(tenant, compose(theme, stored)),
  }
}
