import { useEffect, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadTexts } from '#browser/load-texts.ts'
import { PageProvider, type Block, type EmbeddedModel, type PropsInMarkup } from '#features/blocks/public.ts'
import { TextsProvider } from '#ui/use-texts.tsx'
import { lookUp } from '#kernel/look-up.ts'

type Props = Block['props']
type BlockModule = { readonly Block: ComponentType<Props>; readonly inMarkup?: PropsInMarkup<Props> }

const blocks = import.meta.glob<BlockModule>(['../features/**/*.block.tsx', '../demo/**/*.block.tsx'])

const blockFile = (type: string): string | undefined => Object.keys(blocks).find((file) => file.endsWith(`/${type}.block.tsx`))
const namespaceOf = (file: string): string => file.replace(/^\.\.\/features\/([^/]+)\/.*$/, '$1')

const Awake = ({ children, onReady }: { children: React.ReactNode; onReady: () => void }) => {
  useEffect(onReady, [onReady])
  return children
}

export type Hydrate = (island: Block) => Promise<void>

/** Each interactive block is a root of its own: what fails in one leaves the rest of the page alone. */
export const prepareHydration = async (model: EmbeddedModel): Promise<Hydrate> => {
  const { islands, ...page } = model
  const files = new Map(islands.map((island) => [island.type, blockFile(island.type)]))
  const namespaces = new Set(['ui', ...[...files.values()].filter((file) => file !== undefined).map(namespaceOf)])
  const dictionaries = await loadTexts(namespaces, page.locale.language)

  return async ({ id, type, props }) => {
    const root = document.getElementById(id)
    const file = files.get(type)
    const module = file && (await lookUp(blocks, file)?.())
    if (!root || !module) return
    const all = module.inMarkup?.readBack(props, root) ?? props
    await new Promise<void>((ready) => {
      hydrateRoot(
        root,
        <TextsProvider dictionaries={dictionaries} locale={page.locale}>
          <PageProvider page={page}>
            <Awake onReady={ready}>
              <module.Block {...all} />
            </Awake>
          </PageProvider>
        </TextsProvider>,
        // A block that breaks stays as the server drew it, and does not keep the page waiting.
        { identifierPrefix: id, onUncaughtError: () => ready() },
      )
    })
  }
}
