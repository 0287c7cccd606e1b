/** The resources that a browser fetches for a page, as its HTML names them. */
export type PageResources = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly pictures: readonly string[]
  /** Pictures that wait until somebody scrolls to them. */
  readonly latePictures: readonly string[]
}

const readAttribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]

const withoutFragment = (url: string): string => url.replace(/#.*$/, '')

/** Each address once: a script that is preloaded and run is fetched once. */
export const listResources = (html: string): PageResources => {
  const found = { scripts: new Set<string>(), styles: new Set<string>(), fonts: new Set<string>() }
  const pictures = new Set<string>()
  const latePictures = new Set<string>()
  for (const [tag] of html.matchAll(/<(?:link|script|img|use)\s[^>]*>/gi)) {
    const url = readAttribute(tag, 'src') ?? readAttribute(tag, 'href')
    const rel = readAttribute(tag, 'rel')
    if (url === undefined || url.startsWith('data:') || url.startsWith('#')) continue
    if (tag.startsWith('<script') || rel === 'modulepreload') found.scripts.add(url)
    else if (rel === 'stylesheet') found.styles.add(url)
    else if (rel === 'preload' && readAttribute(tag, 'as') === 'font') found.fonts.add(url)
    else if (tag.startsWith('<img') && readAttribute(tag, 'loading') === 'lazy') latePictures.add(url)
    else if (tag.startsWith('<img') || tag.startsWith('<use') || rel === 'icon') pictures.add(withoutFragment(url))
  }
  return {
    scripts: [...found.scripts],
    styles: [...found.styles],
    fonts: [...found.fonts],
    pictures: [...pictures],
    latePictures: [...latePictures].filter((url) => !pictures.has(url)),
  }
}

/** The document itself, and what it needs before anybody scrolls. */
export const countRequests = ({ scripts, styles, fonts, pictures }: PageResources): number =>
  1 + scripts.length + styles.length + fonts.length + pictures.length
