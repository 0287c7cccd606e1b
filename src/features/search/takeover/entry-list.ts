export type Entry = {
  readonly href: string
  /** What is emphasised comes last; all of it is text, whatever it looks like [T-23]. */
  readonly plain: string
  readonly strong?: string
  /** Of a product. */
  readonly sku?: string
  readonly image?: string | undefined
}
export type PartName = 'suggested' | 'recent' | 'products'

const fill = (template: HTMLTemplateElement, { href, plain, strong, sku, image }: Entry): Node => {
  const row = template.content.cloneNode(true) as DocumentFragment
  row.querySelector('a')?.setAttribute('href', href)
  const text = row.querySelector('[data-entry-text]')
  text?.append(plain)
  if (strong) {
    const emphasis = document.createElement('b')
    emphasis.append(strong)
    text?.append(emphasis)
  }
  row.querySelector('[data-entry-sku]')?.append(sku ?? '')
  if (image) row.querySelector('img')?.setAttribute('src', image)
  else row.querySelector('img')?.remove()
  return row
}

/** A part of the panel shows these entries; without any it is not there. */
export const drawEntries = (panel: HTMLElement, name: PartName, entries: readonly Entry[]): void => {
  const part = panel.querySelector<HTMLElement>(`[data-search-part=${name}]`)
  const template = panel.querySelector<HTMLTemplateElement>(`[data-search-entry=${name}]`)
  if (!part || !template) return
  part.querySelector('[role=grid]')?.replaceChildren(...entries.map((entry) => fill(template, entry)))
  part.hidden = entries.length === 0
}
