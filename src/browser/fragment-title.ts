/** The fragment's own heading names the dialog, and is not said twice. */
export const takeTitle = (content: DocumentFragment, label: string): string => {
  const heading = content.querySelector('h1, h2, h3')
  const title = heading?.textContent.trim()
  let empty: Element | null = heading
  while (empty && (empty === heading || empty.childNodes.length === 0)) {
    const parent: Element | null = empty.parentElement
    empty.remove()
    empty = parent
  }
  return title || label
}
