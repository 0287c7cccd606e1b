import { queueEvents } from '#browser/queue-events.ts'
import { whenIdle } from '#browser/when-idle.ts'
import type { Hydrate } from '#browser/hydrate.tsx'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

/** An island is hydrated one screen before it is seen. */
const AHEAD = '100% 0px'
type Island = { readonly root: Element; readonly hydrate: () => Promise<void> }

const importHydration = async (model: EmbeddedModel): Promise<Hydrate> => {
  await whenIdle()
  const { prepareHydration } = await import('#browser/hydrate.tsx')
  return prepareHydration(model)
}

/**
 * Islands are hydrated when they come near the screen or someone reaches for them: who reads the top of a page loads no more than that.
 * A click made before takes effect then. Resolves when those near the screen are.
 */
export const attachIslands = async (model: EmbeddedModel, prepare = importHydration): Promise<void> => {
  let preparing: Promise<Hydrate> | undefined
  const islands = model.islands.flatMap((block): Island[] => {
    const root = document.getElementById(block.id)
    if (!root) return []
    const start = async (): Promise<void> => {
      const hydrateBlock = await (preparing ??= prepare(model))
      // One after the other, so that none of them keeps the page from answering.
      await whenIdle()
      await hydrateBlock(block)
    }
    let hydrating: Promise<void> | undefined
    // A block that cannot be loaded stays as the server drew it.
    const hydrate = () => (hydrating ??= start().then(giveBack, giveBack))
    const giveBack = queueEvents(root, hydrate)
    return [{ root, hydrate }]
  })
  if (islands.length > 0) await watchScreen(islands)
}

/** Hydrates what comes near; resolves when everything that was near at first is hydrated. */
const watchScreen = (islands: readonly Island[]): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const near = new Set(entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target))
        near.forEach((root) => observer.unobserve(root))
        void Promise.all(islands.filter(({ root }) => near.has(root)).map(({ hydrate }) => hydrate())).then(() => resolve())
      },
      { rootMargin: AHEAD },
    )
    islands.forEach(({ root }) => observer.observe(root))
  })
