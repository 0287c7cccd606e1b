import { useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadTexts } from '#browser/load-texts.ts'
import { PageProvider, type EmbeddedModel } from '#foundation/blocks/public.ts'
import type { Dictionaries } from '#kernel/texts.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

type Surroundings = {
  readonly page: EmbeddedModel
  /** Whose words it uses, beside those of the design system. */
  readonly namespaces: readonly string[]
}

const WhenReady = ({ children, onReady }: { children: ReactNode; onReady: () => void }) => {
  useEffect(onReady, [onReady])
  return children
}

/** Providers that every root of the page needs. */
const surround = (children: ReactNode, page: EmbeddedModel, dictionaries: Dictionaries, onReady: () => void) => {
  const { islands: _, ...context } = page
  return (
    <TextsProvider dictionaries={dictionaries} locale={page.locale}>
      <PageProvider page={context}>
        <WhenReady onReady={onReady}>{children}</WhenReady>
      </PageProvider>
    </TextsProvider>
  )
}

/** Resolves when it answers; one that breaks stays as the server drew it and keeps nobody waiting. */
export const hydrateDrawn = (
  root: Element,
  children: ReactNode,
  page: EmbeddedModel,
  dictionaries: Dictionaries,
): Promise<void> =>
  new Promise((ready) => {
    hydrateRoot(root, surround(children, page, dictionaries, ready), {
      identifierPrefix: root.id,
      onUncaughtError: () => ready(),
    })
  })

const loadWords = ({ page, namespaces }: Surroundings): Promise<Dictionaries> =>
  loadTexts(new Set(['ui', ...namespaces]), page.locale.language)

/** Takes over what the server drew in `root`, which must be what the island draws first. */
export const hydrateIsland = async (root: Element, island: ReactNode, surroundings: Surroundings): Promise<void> =>
  hydrateDrawn(root, island, surroundings.page, await loadWords(surroundings))

/** For what only the browser knows: the server leaves `root` empty. */
export const drawIsland = async (root: Element, island: ReactNode, surroundings: Surroundings): Promise<void> => {
  const dictionaries = await loadWords(surroundings)
  await new Promise<void>((ready) => {
    const options = { identifierPrefix: root.id, onUncaughtError: () => ready() }
    createRoot(root, options).render(surround(island, surroundings.page, dictionaries, ready))
  })
}
