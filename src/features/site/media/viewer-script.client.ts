import { logInfo } from '#browser/log.ts'
import { lookUp } from '#kernel/look-up.ts'

/** The interface of a third-party viewer: it draws itself into our element. */
export type MediaViewer = { readonly mount: (place: HTMLElement, image: { readonly src: string; readonly alt: string }) => void }

export const VIEWER_TRIES = 50
export const VIEWER_EVERY_MS = 100

const findViewer = (name: string): MediaViewer | undefined => {
  const found = lookUp(globalThis as unknown as Record<string, Partial<MediaViewer> | undefined>, name)
  return typeof found?.mount === 'function' ? (found as MediaViewer) : undefined
}

/** Looks for the script's global fifty times, a tenth of a second apart [9.8.9]; what never came is written down [8.7.8]. */
export const waitForViewer = async (
  name: string,
  { tries = VIEWER_TRIES, everyMs = VIEWER_EVERY_MS }: { tries?: number; everyMs?: number } = {},
): Promise<MediaViewer | undefined> => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const viewer = findViewer(name)
    if (viewer) return viewer
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  logInfo('Media viewer script missing after retries')
  return undefined
}

/** Once a page, however many blocks name it. */
export const loadViewerScript = (src: string): void => {
  if ([...document.scripts].some((script) => script.getAttribute('src') === src)) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
