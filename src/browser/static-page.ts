/** A whole page of this site without its scripts, to look at how it is drawn; undefined when it did not come. */
export const loadStaticPage = async (address: string, signal: AbortSignal): Promise<string | undefined> => {
  const answer = await fetch(address, { credentials: 'same-origin', signal }).catch(() => undefined)
  if (!answer?.ok) return undefined
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  page.querySelectorAll('script, link[rel="modulepreload"], link[rel="prefetch"]').forEach((part) => part.remove())
  return `<!doctype html>${page.documentElement.outerHTML}`
}
