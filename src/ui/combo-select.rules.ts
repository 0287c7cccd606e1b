import { foldText } from '#kernel/fold-text.ts'
export type ComboOption = { readonly value: string; readonly label: string }

/** Options with what is looked for in their label; those that begin with it come first. */
export const filterOptions = <Option extends ComboOption>(options: readonly Option[], query: string): readonly Option[] => {
  const requested = foldText(query.trim())
  if (requested === '') return options
  const found = options.filter(({ value, label }) => value !== '' && foldText(label).includes(requested))
  const [first, later] = [true, false].map((isFirst) =>
    found.filter(({ label }) => foldText(label).startsWith(requested) === isFirst),
  )
  return [...(first ?? []), ...(later ?? [])]
}

const PAGE = 10

/** Where a key leads in a list; undefined when it leads nowhere. From the last option one comes to the first, and back. */
export const moveActive = (key: string, active: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (Math.max(active, 0) + count - 1) % count
  if (key === 'PageDown') return Math.min(active + PAGE, count - 1)
  if (key === 'PageUp') return Math.max(active - PAGE, 0)
  return undefined
}

export type Box = { readonly top: number; readonly bottom: number }

/** Below its button, or above where there is more room; the height is what is left of the screen. */
export const placeList = ({ top, bottom }: Box, screen: number): { readonly isAbove: boolean; readonly room: number } => {
  const isAbove = screen - bottom < 240 && top > screen - bottom
  return { isAbove, room: Math.max(160, (isAbove ? top : screen - bottom) - 16) }
}
