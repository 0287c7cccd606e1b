export type Entry = {
  readonly href: string
  /** What is emphasised comes last; all of it is text, whatever it looks like [T-23]. */
  readonly plain: string
  readonly strong?: string
}

const fill = (template: HTMLTemplateElement, { href, plain, strong }: Entry): Node => {
  const row = template.content.cloneNode(true) as DocumentFragment
  row.querySelector('a')?.setAttribute('href', href)
  const text = row.querySelector('[data-entry-text]')
  text?.append(plain)
  if (strong) {
    const emphasis = document.createElement('b')
    emphasis.append(strong)
    text?.append(emphasis)
  }
  return row
}

/** A part of the panel shows these entries; without any it is not there. */
export const drawEntries = (panel: HTMLElement, name: 'suggested' | 'recent', entries: readonly Entry[]): void => {
  const part = panel.querySelector<HTMLElement>(`[data-search-part=${name}]`)
  const template = panel.querySelector<HTMLTemplateElement>(`[data-search-entry=${name}]`)
  if (!part || !template) return
  part.querySelector('[role=grid]')?.replaceChildren(...entries.map((entry) => fill(template, entry)))
  part.hidden = entries.length === 0
}
