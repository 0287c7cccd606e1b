import { pageHref, type PageModel } from '#foundation/blocks/public.ts'
import { describeStructure, isIndexed } from '#features/site/content/public.ts'
import { localeTag } from '#kernel/locale.ts'
import mark from '#ui/mark.svg?no-inline'
import { CARD_PATH, chooseSocialPicture } from '#app/pages/social-picture.rules.ts'
import type { PageAssets } from '#app/pages/page-assets.ts'
import { escapeText, writeScriptJson, writeVoid } from '#app/pages/write-markup.ts'

const writeMeta = (name: string, content: string): string => writeVoid('meta', { name, content })
const writeProperty = (property: string, content: string): string => writeVoid('meta', { property, content })

const writeAlternates = ({ alternates, locale, origin, path }: PageModel): string => {
  const hrefOf = (of: PageModel['locale']): string => `${origin}${pageHref(of, path)}`
  const links = alternates.map((of) => writeVoid('link', { rel: 'alternate', hrefLang: localeTag(of), href: hrefOf(of) }))
  const usual = alternates.find(({ country, language }) => country === 'us' && language === 'en')
  return [
    writeVoid('link', { rel: 'canonical', href: hrefOf(locale) }),
    ...links,
    usual ? writeVoid('link', { rel: 'alternate', hrefLang: 'x-default', href: hrefOf(usual) }) : '',
  ].join('')
}

const writeSocialPicture = (model: PageModel): string => {
  const { src, alt, width, height } = chooseSocialPicture(model)
  // The card has the size that networks expect, shows no more than the site's name says, and needs no room.
  if (src.endsWith(CARD_PATH)) return writeProperty('og:image', src)
  return [
    writeProperty('og:image', src),
    writeProperty('og:image:width', String(width)),
    writeProperty('og:image:height', String(height)),
    writeProperty('og:image:alt', alt),
    writeMeta('twitter:card', 'summary_large_image'),
  ].join('')
}

/** The same for all pages with the same blocks. */
const writeAssets = ({ fonts, firstPaint, styles, preloads, scripts }: PageAssets, model: PageModel): string => {
  const { brand, firstCalls, translationScript } = model
  const crossOrigin = { crossorigin: 'anonymous' }
  const preload = { rel: 'preload', as: 'font', type: 'font/woff2' }
  return [
    ...(brand?.usesSystemFont ? [] : fonts).map((href) => writeVoid('link', { ...preload, href, ...crossOrigin })),
    firstCalls ? writeVoid('link', { rel: 'preload', as: 'fetch', href: firstCalls, ...crossOrigin }) : '',
    ...preloads.map((href) => writeVoid('link', { rel: 'modulepreload', href, fetchPriority: 'low' })),
    ...firstPaint.map((src) => `<script src="${escapeText(src)}"></script>`),
    ...[...styles, ...(brand?.style ? [brand.style] : [])].map((href) => writeVoid('link', { rel: 'stylesheet', href })),
    ...scripts.map((src) => `<script type="module" src="${escapeText(src)}"></script>`),
    translationScript
      ? `<script async="" src="${escapeText(translationScript)}" crossorigin="anonymous" referrerpolicy="no-referrer"></script>`
      : '',
  ].join('')
}

/** Tags for search engines, previews and the browser's preloader. `ahead` comes before the title: pictures of the first screen. */
export const writeHead = (model: PageModel, assets: PageAssets, ahead: string): string => {
  const { title, description, tenant, brand, template } = model
  const isShown = isIndexed(model)
  return [
    '<head><meta charSet="utf-8"/>',
    writeMeta('viewport', 'width=device-width, initial-scale=1'),
    ahead,
    `<title>${escapeText(title.includes(tenant.name) ? title : `${title} | ${tenant.name}`)}</title>`,
    writeMeta('description', description),
    writeMeta('color-scheme', 'light dark'),
    isShown ? writeAlternates(model) : writeMeta('robots', 'noindex'),
    template === 'article-template' ? writeProperty('og:type', 'article') : '',
    writeProperty('og:site_name', tenant.name),
    writeProperty('og:title', title),
    isShown ? writeSocialPicture(model) : '',
    // Description, address and language are those that stand above, the type is website; /favicon.ico is found without being named.
    writeVoid('link', { rel: 'icon', href: brand?.icon ?? mark }),
    // The last element of the page: one that came by half is not painted, since what comes after would move what is there.
    '<link rel="expect" href="#page-model" blocking="render"/>',
    writeAssets(assets, model),
    ...describeStructure(model).map((data) => `<script type="application/ld+json">${writeScriptJson(data)}</script>`),
    '</head>',
  ].join('')
}
