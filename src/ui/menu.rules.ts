type Entry = { readonly label: string; readonly disabled?: boolean | undefined }

const OFFSETS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/** The entry that a key leads to from the current one, -1 where none has the focus yet; undefined for keys that are none of a menu's business. Those that cannot be chosen are passed by. */
export const chooseEntry = (key: string, current: number, entries: readonly Entry[]): number | undefined => {
  const open = [...entries.keys()].filter((index) => entries[index]?.disabled !== true)
  if (key === 'Home') return open[0]
  if (key === 'End') return open.at(-1)
  const offset = OFFSETS.get(key)
  if (offset === 1) return open.find((index) => index > current) ?? open[0]
  if (offset === -1) return open.findLast((index) => index < current) ?? open.at(-1)
  return key.length === 1 && key !== ' ' ? findByLetter(key, current, entries, open) : undefined
}

/** The next entry that begins with the letter. */
const findByLetter = (
  letter: string,
  current: number,
  entries: readonly Entry[],
  open: readonly number[],
): number | undefined => {
  const matches = open.filter((index) => entries[index]?.label.toLowerCase().startsWith(letter.toLowerCase()))
  return matches.find((index) => index > current) ?? matches[0]
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
type Size = { readonly width: number; readonly height: number }

const GAP_PX = 4
/** Between a menu and the edge of the screen. */
const EDGE_PX = 8

/** Below its button, or above it where there is no room below; begins where the button begins, or ends where it ends. */
export const placeMenu = (button: Box, menu: Size, screen: Size): { readonly left: number; readonly top: number } => {
  const isAbove = button.bottom + GAP_PX + menu.height > screen.height && button.top > menu.height + GAP_PX
  const hasRoom = button.left + menu.width <= screen.width - EDGE_PX
  return {
    left: hasRoom ? button.left : Math.max(EDGE_PX, button.right - menu.width),
    top: isAbove ? button.top - GAP_PX - menu.height : button.bottom + GAP_PX,
  }
}
