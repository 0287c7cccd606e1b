import { pageHref, type PageModel } from '#foundation/blocks/public.ts'
import { describeStructure, isIndexed } from '#features/site/content/public.ts'
import { localeTag } from '#kernel/locale.ts'
import mark from '#ui/mark.svg?no-inline'
import { CARD_PATH, chooseSocialPicture } from './social-picture.rules.ts'
import type { PageAssets } from './page-assets.ts'

/** Tags for search engines, previews and the browser's preloader. */
export const PageHead = ({ model, assets }: { model: PageModel; assets: PageAssets }) => {
  const canonical = `${model.origin}${pageHref(model.locale, model.path)}`
  const fullTitle = model.title.includes(model.tenant.name) ? model.title : `${model.title} | ${model.tenant.name}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      <meta name="description" content={model.description} />
      <meta name="color-scheme" content="light dark" />
      {isIndexed(model) ? <Alternates model={model} canonical={canonical} /> : <meta name="robots" content="noindex" />}
      {model.template === 'article-template' && <meta property="og:type" content="article" />}
      <meta property="og:site_name" content={model.tenant.name} />
      <meta property="og:title" content={model.title} />
      {isIndexed(model) && <SocialPicture model={model} />}
      {/* Description, address and language are those that stand above, the type is website; /favicon.ico is found without being named. */}
      <link rel="icon" href={model.brand?.icon ?? mark} />
      {/* The last element of the page: one that came by half is not painted, since what comes after would move what is there. */}
      <link rel="expect" href="#page-model" blocking="render" />
      {(model.brand?.usesSystemFont ? [] : assets.fonts).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {model.firstCalls && <link rel="preload" as="fetch" href={model.firstCalls} crossOrigin="anonymous" />}
      {assets.firstPaint.map((src) => (
        <script key={src} src={src} />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {model.brand?.style && <link rel="stylesheet" href={model.brand.style} />}
      {assets.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {model.translationScript && (
        <script async src={model.translationScript} crossOrigin="anonymous" referrerPolicy="no-referrer" />
      )}
      {describeStructure(model).map((data) => (
        <script
          key={data['@type']}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
        />
      ))}
    </head>
  )
}

const SocialPicture = ({ model }: { model: PageModel }) => {
  const { src, alt, width, height } = chooseSocialPicture(model)
  return (
    <>
      <meta property="og:image" content={src} />
      {/* The card has the size that networks expect, shows no more than the site's name says, and needs no room. */}
      {!src.endsWith(CARD_PATH) && (
        <>
          <meta property="og:image:width" content={String(width)} />
          <meta property="og:image:height" content={String(height)} />
          <meta property="og:image:alt" content={alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

const Alternates = ({ model, canonical }: { model: PageModel; canonical: string }) => (
  <>
    <link rel="canonical" href={canonical} />
    {model.alternates.map((locale) => (
      <link
        key={localeTag(locale)}
        rel="alternate"
        hrefLang={localeTag(locale)}
        href={`${model.origin}${pageHref(locale, model.path)}`}
      />
    ))}
    {model.alternates.some(({ country, language }) => country === 'us' && language === 'en') ? (
      <link
        rel="alternate"
        hrefLang="x-default"
        href={`${model.origin}${pageHref({ country: 'us', language: 'en' }, model.path)}`}
      />
    ) : null}
  </>
)
