/** As in the styles: in a narrower frame the locator is one long page, in this one list and map have heights of their own. */
const WIDE_PX = 900

const findContent = (frame: HTMLIFrameElement): HTMLElement | undefined => {
  try {
    return frame.contentDocument?.querySelector<HTMLElement>('main') ?? undefined
  } catch {
    // A locator of another host keeps its height to itself.
    return undefined
  }
}

/** On a small screen the frame is as high as what it holds: nobody scrolls inside of what scrolls. */
const follow = (frame: HTMLIFrameElement): void => {
  const fit = (): void => {
    const content = findContent(frame)
    frame.style.height =
      content && frame.clientWidth < WIDE_PX ? `${Math.ceil(content.getBoundingClientRect().height) + 2}px` : ''
  }
  const sizes = new ResizeObserver(fit)
  const watch = (): void => {
    sizes.disconnect()
    const content = findContent(frame)
    if (content) sizes.observe(content)
    fit()
  }
  frame.addEventListener('load', watch)
  watch()
}

export const followHeights = (): void => {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-follows-height]')) follow(frame)
}
