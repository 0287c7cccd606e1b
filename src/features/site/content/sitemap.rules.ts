import { pageHref } from '#foundation/blocks/public.ts'
import { localePath, type Locale } from '#kernel/locale.ts'

/** Search engines take at most 50,000 addresses from one file. */
export const SITEMAP_LIMIT = 50_000

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const sitemapHref = (locale: Locale): string => `${localePath(locale)}/sitemap.xml`

export const sitemapPartHref = (locale: Locale, part: string): string => `${localePath(locale)}/sitemaps/${part}.xml`

export const writeSitemapIndex = (origin: string, locales: readonly Locale[], parts: readonly string[] = []): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locales
    .flatMap((locale) => [sitemapHref(locale), ...parts.map((part) => sitemapPartHref(locale, part))])
    .map((href) => `<sitemap><loc>${escapeXml(origin + href)}</loc></sitemap>`)
    .join('')}</sitemapindex>\n`

type SitemapPage = { readonly path: string; readonly publishedAt?: Date }

const writeAge = (date: Date | undefined): string => (date ? `<lastmod>${date.toISOString().slice(0, 10)}</lastmod>` : '')

export const writeSitemap = (origin: string, locale: Locale, pages: readonly SitemapPage[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages
    .map(({ path, publishedAt }) => `<url><loc>${escapeXml(origin + pageHref(locale, path))}</loc>${writeAge(publishedAt)}</url>`)
    .join('')}</urlset>\n`

/** Search engines stay on what is public. */
export const writeRobots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /*/secure/',
    'Disallow: /*/back-office/',
    'Disallow: /system/',
    'Disallow: /bin/',
    'Disallow: /pif/',
    'Disallow: /sm/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
