import '#ui/site.css'
import { forgetAccounts } from '#browser/forget-accounts.ts'
import { attachIslands } from '#browser/islands.ts'
import { prefetchIslands } from '#browser/prefetch-islands.ts'
import { localStore } from '#browser/storage.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { needsPortal, SESSION_KEYS, SESSION_STORE } from '#foundation/identity/public.ts'

/** `{subject}.enhance.ts` of a feature: what static markup gains from script. The words are in the markup already. */
type Enhance = (page: EmbeddedModel) => void

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

const isPortalNeeded = ({ config: { domainId } }: EmbeddedModel): boolean =>
  needsPortal({
    cookies: document.cookie,
    search: location.search,
    domainId,
    isTimedOut: localStore.read(SESSION_STORE.timedOut) === 'true',
  })

/** Tends the page's interactive blocks, and wakes the portal for those who need it; other visitors load nothing more than this. */
const wake = async (): Promise<void> => {
  await whenSeen()
  const model = readModel()
  if (model) {
    Object.values(enhancers).forEach((enhance) => enhance(model))
    // In a frame the page around it is the portal: two of them would warn and ask twice.
    const isFramed = window !== window.top
    // Fetched while the islands wake.
    const portal = !isFramed && isPortalNeeded(model) ? import('#browser/portal.tsx') : undefined
    await attachIslands(model)
    if (isFramed) return void markReady()
    if (portal) await (await portal).openPortal(model)
    else {
      forgetAccounts(model.config.domainId)
      localStore.remove(...SESSION_KEYS)
    }
  }
  markReady()
  if (model) await prefetchIslands(model.locale.language)
}

void wake()
