import '#ui/site.css'
import { attachIslands } from '#browser/islands.ts'
import { prefetchIslands } from '#browser/prefetch-islands.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

/** `{subject}.enhance.ts` of an area: what static markup gains from script. The words are in the markup already. One says whether the portal is needed. */
type Enhance = (page: EmbeddedModel) => 'portal' | undefined | void

const enhancers = import.meta.glob<Enhance>('../{foundation,features/*}/*/*.enhance.ts', { eager: true, import: 'enhance' })

const readModel = (): EmbeddedModel | undefined => {
  const model = document.getElementById('page-model')?.textContent
  return model ? (JSON.parse(model) as EmbeddedModel) : undefined
}

/** Tests and assistive scripts wait for this mark: from here on the page answers to clicks. */
const markReady = (): void => void (document.documentElement.dataset['hydrated'] = '')

/** A page that is drawn ahead, when a link to it is pointed at, counts nothing, asks nothing and keeps nothing until someone opens it. */
const whenSeen = async (): Promise<void> => {
  if (!('prerendering' in document && document.prerendering)) return
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
}

/** Prepares the page's interactive blocks, and opens the portal for those who need it; other visitors load nothing more than this. */
const start = async (): Promise<void> => {
  await whenSeen()
  const model = readModel()
  if (model) {
    const needs = Object.values(enhancers).map((enhance) => enhance(model))
    // Fetched while the islands are hydrated.
    const portal = needs.includes('portal') ? import('#browser/portal.tsx') : undefined
    await attachIslands(model)
    if (portal) await (await portal).openPortal(model)
  }
  markReady()
  if (model) await prefetchIslands(model.locale.language)
}

void start()
