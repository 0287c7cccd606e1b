import { renditionsOf, type PictureSource } from '#ui/picture.rules.ts'

/** Pictures that come as they are tell all about themselves; those of many sizes do not name their original. */
export const isReadable = (image: PictureSource): boolean => renditionsOf(image) === undefined

/** The source of a picture. */
export const readPicture = (root: Element | undefined): PictureSource | undefined => {
  const image = root?.querySelector('img') ?? undefined
  const read = (name: string): string => image?.getAttribute(name) ?? ''
  const srcDark = root?.querySelector('source')?.getAttribute('srcset') ?? undefined
  return image && { src: read('src'), srcDark, alt: read('alt'), width: Number(read('width')), height: Number(read('height')) }
}
