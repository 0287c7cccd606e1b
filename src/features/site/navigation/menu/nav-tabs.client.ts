import { chooseTab } from '#ui/tabs.rules.ts'

const isWhole = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey

/** The tabs of a flyout; they arrive after the page, so the document listens. */
export const turnTabs = (): void => {
  const find = ({ target }: Event) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[data-nav-tabs] [role=tab]') : null
    const all = [...(tab?.parentElement?.children ?? [])] as HTMLElement[]
    return { all, at: tab ? all.indexOf(tab) : -1 }
  }
  const select = (all: readonly HTMLElement[], chosen: number): void => {
    const panels = all[0]?.closest('[data-nav-tabs]')?.querySelectorAll<HTMLElement>('[role=tabpanel]') ?? []
    all.forEach((tab, index) => {
      tab.ariaSelected = String(index === chosen)
      tab.tabIndex = index === chosen ? 0 : -1
      const panel = panels[index]
      if (panel) panel.hidden = index !== chosen
    })
    all[chosen]?.focus()
  }
  document.addEventListener('click', (event) => {
    const { all, at } = find(event)
    if (at >= 0) select(all, at)
  })
  document.addEventListener('keydown', (event) => {
    const { all, at } = find(event)
    const next = at < 0 || !isWhole(event) ? undefined : chooseTab(event.key, at, all.length)
    if (next === undefined) return
    event.preventDefault()
    select(all, next)
  })
}
