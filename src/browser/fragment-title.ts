/** Takes the heading out of a fragment: it names the dialog, and is not said twice. Empty where it has none. */
export const takeTitle = (content: DocumentFragment): string => {
  const heading = content.querySelector<HTMLElement>('h1, h2, h3')
  const title = heading?.textContent.trim() ?? ''
  // An interactive block must stay as the server drew it until it is hydrated.
  if (heading?.closest('[data-island]')) heading.hidden = true
  else if (heading) removeWithFrame(heading)
  return title
}

/** Whatever is empty without it goes too. */
const removeWithFrame = (element: Element): void => {
  const { parentElement } = element
  element.remove()
  if (parentElement?.childNodes.length === 0) removeWithFrame(parentElement)
}
