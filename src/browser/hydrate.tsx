import type { ComponentType } from 'react'
import { hydrateDrawn } from '#browser/hydrate-island.tsx'
import { loadTexts } from '#browser/load-texts.ts'
import { slots } from '#browser/slots.tsx'
import { SlotsProvider, type Block, type EmbeddedModel, type PropsInMarkup } from '#foundation/blocks/public.ts'
import { lookUp } from '#kernel/look-up.ts'

type Props = Block['props']
type BlockModule = {
  readonly Block: ComponentType<Props>
  readonly inMarkup?: PropsInMarkup<Props>
  /** Features whose components it uses: their words come along. */
  readonly texts?: readonly string[]
}

const blocks = import.meta.glob<BlockModule>(['../{foundation,features}/**/*.block.tsx', '../../demo/**/*.block.tsx'])

const blockFile = (type: string): string | undefined => Object.keys(blocks).find((file) => file.endsWith(`/${type}.block.tsx`))
const namespaceOf = (file: string): string => file.replace(/^\.\.\/(?:foundation|features\/[^/]+)\/([^/]+)\/.*$/, '$1')

export type Hydrate = (island: Block) => Promise<void>

/** Each interactive block is a root of its own: what fails in one leaves the rest of the page alone. */
export const prepareHydration = async (model: EmbeddedModel): Promise<Hydrate> => {
  const files = new Map(model.islands.map((island) => [island.type, blockFile(island.type)]))
  const namespaces = new Set(['ui', ...[...files.values()].filter((file) => file !== undefined).map(namespaceOf)])
  const dictionaries = await loadTexts(namespaces, model.locale.language)

  return async ({ id, type, props }) => {
    const root = document.getElementById(id)
    const file = files.get(type)
    const module = file && (await lookUp(blocks, file)?.())
    if (!root || !module) return
    const areaTexts = module.texts ? await loadTexts(new Set(module.texts), model.locale.language) : {}
    const all = module.inMarkup?.readBack(props, root) ?? props
    const block = (
      <SlotsProvider slots={slots}>
        <module.Block {...all} />
      </SlotsProvider>
    )
    await hydrateDrawn(root, block, model, { ...dictionaries, ...areaTexts })
  }
}
