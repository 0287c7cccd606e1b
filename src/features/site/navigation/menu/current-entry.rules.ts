import { pageHref, type PageContext } from '#foundation/blocks/public.ts'

/** A page lights up the entry it lies below. */
export const markCurrent = ({ locale, path }: Pick<PageContext, 'locale' | 'path'>, entry: string): 'page' | undefined => {
  const here = pageHref(locale, path)
  return here === entry || here.startsWith(`${entry}/`) ? 'page' : undefined
}
