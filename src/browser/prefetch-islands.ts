import { whenIdle } from '#browser/when-idle.ts'

/** Written by the build: names beside this script, and `{language}:{name}` for words. */
const FILES = '%island-files%'

const isSaving = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true

const whenLoaded = async (): Promise<void> => {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** Fetches and compiles the islands' scripts without running them, so that the first click need not wait for the network. */
export const prefetchIslands = async (language: string): Promise<void> => {
  if (FILES.startsWith('%') || isSaving()) return
  await whenLoaded()
  await whenIdle()
  for (const file of FILES.split(',')) {
    const [owner, name = owner] = file.split(':')
    if (owner !== name && owner !== language) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.fetchPriority = 'low'
    link.href = new URL(name ?? '', import.meta.url).href
    document.head.append(link)
  }
}
