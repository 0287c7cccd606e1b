import '#ui/site.css'
import type { EmbeddedModel } from '#features/content/public.ts'
import { whenIdle } from '#browser/when-idle.ts'

/** Wakes the page's interactive blocks; a page without any loads nothing more than this. */
const wake = async (): Promise<void> => {
  const model = JSON.parse(document.getElementById('page-model')?.textContent ?? '{"islands":[]}') as EmbeddedModel
  if (model.islands.length > 0) {
    await whenIdle()
    const { hydrateIslands } = await import('#browser/hydrate.tsx')
    await hydrateIslands(model)
  }
  // Tests and assistive scripts wait for this mark: from here on the page answers to clicks.
  document.documentElement.dataset['hydrated'] = ''
}

void wake()
