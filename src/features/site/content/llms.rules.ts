import { localePath, type Locale } from '#kernel/locale.ts'

type Site = {
  readonly origin: string
  readonly name: string
  readonly locale: Locale
  /** Published pages that everybody may read. */
  readonly pages: readonly { readonly path: string }[]
}

/** The text for programs that read a site (llmstxt.org): where its pages are, and where agents act for its customers. */
export const writeLlms = ({ origin, name, locale, pages }: Site): string => {
  const home = `${origin}${localePath(locale)}`
  return [
    `# ${name}`,
    '',
    '> An industrial supplier: products, documents, and a portal where customers order.',
    '',
    'Public pages may be read. Prices, stock and orders of a customer are for that customer: agents get them through the',
    'Model Context Protocol, with the consent of a person and within the limits that the person sets.',
    '',
    '## Agents',
    '',
    `- [MCP endpoint](${origin}/mcp): revision 2026-07-28, Streamable HTTP without sessions`,
    `- [Its metadata](${origin}/.well-known/oauth-protected-resource/mcp): provider and scopes (RFC 9728)`,
    '',
    '## Pages',
    '',
    `- [Site map](${origin}/sitemap.xml): every page, in every language`,
    ...pages.map(({ path }) => `- [${path === '/' ? 'Home' : path.slice(1)}](${home}${path === '/' ? '' : path})`),
    '',
  ].join('\n')
}
