import { attachIslands } from '#browser/islands.ts'
import type { Block, EmbeddedModel } from '#foundation/blocks/public.ts'

/** The address of a fragment's blocks [7.7.3]. */
export const fragmentAddress = (path: string): string => `${path.replace(/\.html$/, '')}/jcr:content/root/responsivegrid.html`

/** After this time the text is shown without its styles [9.8.5]. */
const LONGEST_SETUP_MS = 500

/** Styles that the page has already are not requested again. */
const takeStyles = async (holder: DocumentFragment): Promise<void> => {
  const links = [...holder.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  links.forEach((link) => link.remove())
  const missing = links.filter(({ href }) => ![...document.styleSheets].some((sheet) => sheet.href === href))
  // When one fails, the content is shown without its style rather than not at all.
  const arrivals = missing.map(
    (link) => new Promise((resolve) => ['load', 'error'].forEach((type) => link.addEventListener(type, resolve))),
  )
  document.head.append(...missing)
  if (missing.length === 0) return
  await Promise.race([Promise.all(arrivals), new Promise((resolve) => setTimeout(resolve, LONGEST_SETUP_MS))])
}

export type LoadedFragment = {
  readonly content: DocumentFragment
  /** Its interactive blocks with their properties, for who hydrates them itself. */
  readonly islands: readonly Block[]
  /** Of the text that is published; undefined where the address has none. */
  readonly version?: number | undefined
  /** Call when the content stands in the page: hydrates its interactive blocks. */
  readonly hydrate: (page: EmbeddedModel) => Promise<void>
}

/** Markup from one of our own addresses, its styles in place; undefined when it did not come. */
export const loadFragment = async (address: string, request: RequestInit = {}): Promise<LoadedFragment | undefined> => {
  const answer = await fetch(address, { credentials: 'same-origin', ...request }).catch(() => undefined)
  if (!answer?.ok || answer.redirected) return undefined
  const version = answer.headers.get('x-content-version')
  return { ...(await readFragment(await answer.text())), version: version === null ? undefined : Number(version) }
}

export const readFragment = async (html: string): Promise<LoadedFragment> => {
  const template = document.createElement('template')
  template.innerHTML = html
  const { content } = template
  // A template is parsed as if there were no script: its fields would be sent beside those of the script.
  for (const plain of content.querySelectorAll('noscript')) plain.textContent = plain.innerHTML
  const data = content.querySelector('[data-fragment-islands]')
  data?.remove()
  const islands = JSON.parse(data?.textContent ?? '[]') as Block[]
  await takeStyles(content)
  const hydrate = (page: EmbeddedModel): Promise<void> => attachIslands({ ...page, islands })
  return { content, islands, hydrate }
}
