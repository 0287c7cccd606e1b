import type { Block, BlockDefinition } from '#foundation/blocks/public.ts'

export type BlockRegistry = ReadonlyMap<string, BlockDefinition>

export const createBlockRegistry = (definitions: readonly BlockDefinition[]): BlockRegistry => {
  const registry = new Map<string, BlockDefinition>()
  for (const definition of definitions) {
    if (registry.has(definition.type)) throw new Error(`two blocks are called ${definition.type}`)
    if (definition.holdsBlocks && definition.interactive) throw new Error(`${definition.type} is woken and cannot hold blocks`)
    registry.set(definition.type, definition)
  }
  return registry
}

/** Blocks that may be stored: known, valid, their rich text clean [T-40]; otherwise it says which property is wrong. */
export const checkBlocks = async (registry: BlockRegistry, blocks: readonly Block[]): Promise<Block[]> => {
  // Loaded by those who publish: a server that shows pages starts without the sanitiser.
  const { sanitiseBlock } = await import('#features/site/content/sanitise-rich-text.service.ts')
  return blocks.map((block) => {
    const definition = registry.get(block.type)
    if (!definition) throw new Error(`no block is called ${block.type}`)
    const parsed = definition.schema.safeParse(block.props)
    if (!parsed.success) {
      const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim())
      throw new Error(`block ${block.id} (${block.type}): ${faults.join('; ')}`)
    }
    return { ...block, props: sanitiseBlock(definition, parsed.data) }
  })
}

/** Blocks as they are shown: what a text may not hold goes once more, however it came into the database [T-40]. */
export const cleanBlocks = async (registry: BlockRegistry, blocks: readonly Block[]): Promise<Block[]> => {
  const { sanitiseBlock } = await import('#features/site/content/sanitise-rich-text.service.ts')
  return blocks.map((block) => {
    const definition = registry.get(block.type)
    return definition ? { ...block, props: sanitiseBlock(definition, block.props) } : block
  })
}
