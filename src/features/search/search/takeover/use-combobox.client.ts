import { useLayoutEffect, useState, type KeyboardEvent } from 'react'

type ComboboxOptions = {
  readonly id: string
  /** How many rows its grids show. */
  readonly count: number
  readonly isShown: boolean
}

const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing

/** The field and its popup of links: arrows walk through them, Enter follows the chosen one, Escape lets go of it. */
export const useCombobox = ({ id, count, isShown }: ComboboxOptions) => {
  const [active, setActive] = useState<number>()
  const activeId = active === undefined ? undefined : `${id}-row-${active}`
  const findActive = () => (activeId === undefined ? null : document.getElementById(activeId))
  const letGo = () => setActive(undefined)

  useLayoutEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  /** Past either end stands the field itself. */
  const step = (by: number): void => {
    const next = (active ?? (by > 0 ? -1 : count)) + by
    setActive(next >= 0 && next < count ? next : undefined)
  }

  const steer = (event: KeyboardEvent): void => {
    // Keys that compose a character mean that character.
    if (isComposing(event) || !isShown) return
    const actions = new Map([
      ['ArrowDown', () => step(1)],
      ['ArrowUp', () => step(-1)],
    ])
    if (activeId !== undefined) actions.set('Enter', () => findActive()?.querySelector('a')?.click()).set('Escape', letGo)
    const act = actions.get(event.key)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return { active, activeId, steer, letGo }
}
