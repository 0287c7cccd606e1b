/** One screen before it is seen. */
const AHEAD = '100% 0px'

/** Resolves when an element comes near the screen; one without height counts too. */
export const whenNear = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
  })
