import { useEffect, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { PageProvider, type Block, type EmbeddedModel } from '#features/content/public.ts'
import type { Dictionaries, Dictionary } from '#kernel/texts.ts'
import { whenIdle } from '#browser/when-idle.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

type BlockModule = { readonly Block: ComponentType<Record<string, unknown>> }

const blocks = import.meta.glob<BlockModule>(['../features/**/*.block.tsx', '../demo/**/*.block.tsx'])
const texts = import.meta.glob<Record<string, Dictionary>>(['../features/*/texts/??.ts', '../ui/texts/??.ts'])

const blockFile = (type: string): string | undefined => Object.keys(blocks).find((file) => file.endsWith(`/${type}.block.tsx`))
const namespaceOf = (file: string): string => file.replace(/^\.\.\/features\/([^/]+)\/.*$/, '$1')

const loadTexts = async (namespaces: ReadonlySet<string>, language: string): Promise<Dictionaries> => {
  const loaded = await Promise.all(
    [...namespaces].map(async (namespace) => {
      const folder = namespace === 'ui' ? '../ui' : `../features/${namespace}`
      const module = await texts[`${folder}/texts/${language}.ts`]?.()
      return [namespace, module?.[language] ?? {}] as const
    }),
  )
  return Object.fromEntries(loaded)
}

const Awake = ({ children, onReady }: { children: React.ReactNode; onReady: () => void }) => {
  useEffect(onReady, [onReady])
  return children
}

/** Each interactive block is a root of its own: what fails in one leaves the rest of the page alone. */
export const hydrateIslands = async (model: EmbeddedModel): Promise<void> => {
  const { islands, ...page } = model
  const files = new Map(islands.map((island) => [island.type, blockFile(island.type)]))
  const namespaces = new Set(['ui', ...[...files.values()].filter((file) => file !== undefined).map(namespaceOf)])
  const dictionaries = await loadTexts(namespaces, page.locale.language)

  const hydrate = async ({ id, type, props }: Block): Promise<void> => {
    const root = document.getElementById(id)
    const file = files.get(type)
    const module = file && (await blocks[file]?.())
    if (!root || !module) return
    await new Promise<void>((ready) => {
      hydrateRoot(
        root,
        <TextsProvider dictionaries={dictionaries} locale={page.locale}>
          <PageProvider page={page}>
            <Awake onReady={ready}>
              <module.Block {...props} />
            </Awake>
          </PageProvider>
        </TextsProvider>,
        // A block that breaks stays as the server drew it, and does not keep the page waiting.
        { identifierPrefix: id, onUncaughtError: () => ready() },
      )
    })
  }
  // One after the other, so that none of them keeps the page from answering.
  for (const island of islands) {
    await whenIdle()
    await hydrate(island).catch(() => undefined)
  }
}
