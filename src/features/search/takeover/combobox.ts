const ROWS = '[role=row]'

export type Combobox = {
  /** Call when the rows have changed: none of them is chosen any more. */
  readonly refresh: () => void
  readonly setExpanded: (isExpanded: boolean) => void
}

let count = 0

/** The field and its popup of links: arrows walk through them, Enter follows the chosen one, Escape lets go of it. */
export const attachCombobox = (input: HTMLInputElement, panel: HTMLElement): Combobox => {
  const prefix = `search-${(count += 1)}`
  const grids = [...panel.querySelectorAll('[role=grid]')]
  let active: HTMLElement | undefined

  const listRows = (): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>(ROWS)].filter((row) => !row.closest('[hidden]'))

  const choose = (row: HTMLElement | undefined): void => {
    active?.removeAttribute('aria-selected')
    active = row
    row?.setAttribute('aria-selected', 'true')
    row?.scrollIntoView?.({ block: 'nearest' })
    if (row) input.setAttribute('aria-activedescendant', row.id)
    else input.removeAttribute('aria-activedescendant')
  }

  /** Past either end stands the field itself. */
  const step = (by: number): void => {
    const rows = listRows()
    const at = active ? rows.indexOf(active) : by > 0 ? -1 : rows.length
    choose(rows[at + by])
  }

  const steer = (event: KeyboardEvent): void => {
    // Keys that compose a character mean that character.
    if (event.isComposing || panel.closest('[hidden]')) return
    const work = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: active && (() => active?.querySelector('a')?.click()),
      Escape: active && (() => choose(undefined)),
    }[event.key]
    if (!work) return
    event.preventDefault()
    event.stopPropagation()
    work()
  }

  grids.forEach((grid, index) => (grid.id = `${prefix}-${index}`))
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'grid',
    'aria-expanded': 'false',
    'aria-controls': grids.map(({ id }) => id).join(' '),
  }))
    input.setAttribute(name, value)
  input.addEventListener('keydown', steer)
  input.addEventListener('blur', () => choose(undefined))
  return {
    refresh: () => {
      choose(undefined)
      panel.querySelectorAll(ROWS).forEach((row, index) => (row.id = `${prefix}-row-${index}`))
    },
    setExpanded: (isExpanded) => input.setAttribute('aria-expanded', String(isExpanded)),
  }
}
