import '#ui/site.css'
import { tendIslands } from '#browser/islands.ts'
import { localStore } from '#browser/storage.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { ACCOUNT_KEYS, loggedInDetailsName, needsPortal, SIGNED_OUT_DETAILS, TIMED_OUT_KEY } from '#features/identity/public.ts'

const readModel = (): EmbeddedModel | undefined => {
  const model = document.getElementById('page-model')?.textContent
  return model ? (JSON.parse(model) as EmbeddedModel) : undefined
}

/** A shared computer keeps nothing of the person before [4.1.3, 4.1.4]. */
const forgetAccounts = (domainId: string): void => {
  localStore.remove(...ACCOUNT_KEYS)
  localStore.write(loggedInDetailsName(domainId), JSON.stringify(SIGNED_OUT_DETAILS))
}

/** Tends the page's interactive blocks, and wakes the portal for those who need it; other visitors load nothing more than this. */
const wake = async (): Promise<void> => {
  const model = readModel()
  if (model) {
    await tendIslands(model)
    const { domainId } = model.config
    const isTimedOut = localStore.read(TIMED_OUT_KEY) === 'true'
    if (needsPortal({ cookies: document.cookie, search: location.search, domainId, isTimedOut })) {
      const { openPortal } = await import('#browser/portal.tsx')
      await openPortal(model)
    } else forgetAccounts(domainId)
  }
  // Tests and assistive scripts wait for this mark: from here on the page answers to clicks.
  document.documentElement.dataset['hydrated'] = ''
}

void wake()
