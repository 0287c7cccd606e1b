import { queueEvents } from '#browser/queue-events.ts'
import { whenIdle } from '#browser/when-idle.ts'
import type { Hydrate } from '#browser/hydrate.tsx'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

/** An island wakes one screen before it is seen. */
const AHEAD = '100% 0px'
type Island = { readonly root: Element; readonly wake: () => Promise<void> }

const importHydration = async (model: EmbeddedModel): Promise<Hydrate> => {
  await whenIdle()
  const { prepareHydration } = await import('#browser/hydrate.tsx')
  return prepareHydration(model)
}

/**
 * Islands sleep until they come near the screen or someone reaches for them: who reads the top of a page loads no more than that.
 * What is clicked meanwhile happens when the island is hydrated. Resolves when those near the screen are.
 */
export const attachIslands = async (model: EmbeddedModel, prepare = importHydration): Promise<void> => {
  let preparing: Promise<Hydrate> | undefined
  const islands = model.islands.flatMap((block): Island[] => {
    const root = document.getElementById(block.id)
    if (!root) return []
    const hydrate = async (): Promise<void> => {
      const hydrateBlock = await (preparing ??= prepare(model))
      // One after the other, so that none of them keeps the page from answering.
      await whenIdle()
      await hydrateBlock(block)
    }
    let waking: Promise<void> | undefined
    // A block that cannot be loaded stays as the server drew it.
    const wake = () => (waking ??= hydrate().then(giveBack, giveBack))
    const giveBack = queueEvents(root, wake)
    return [{ root, wake }]
  })
  if (islands.length > 0) await watchScreen(islands)
}

/** Wakes what comes near; resolves when everything that was near at first is hydrated. */
const watchScreen = (islands: readonly Island[]): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const near = new Set(entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target))
        near.forEach((root) => observer.unobserve(root))
        void Promise.all(islands.filter(({ root }) => near.has(root)).map(({ wake }) => wake())).then(() => resolve())
      },
      { rootMargin: AHEAD },
    )
    islands.forEach(({ root }) => observer.observe(root))
  })
