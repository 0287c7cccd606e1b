import { isFound } from '#features/navigation/locale/locale-search.rules.ts'

type Region = { readonly button: HTMLButtonElement; readonly list: HTMLElement; readonly isCurrent: boolean }

/** A heading gets a button that opens the list below it. */
const makeRegion = (heading: HTMLElement): Region[] => {
  const list = heading.nextElementSibling
  if (!(list instanceof HTMLElement)) return []
  const button = document.createElement('button')
  button.type = 'button'
  button.append(...heading.childNodes)
  heading.append(button)
  return [{ button, list, isCurrent: list.querySelector('[aria-current]') !== null }]
}

/** One region open at a time [2.4.2]; the function opens that of the page again. */
const attachRegions = (regions: readonly Region[]): (() => void) => {
  const open = (wanted?: Region): void =>
    regions.forEach((region) => {
      region.list.hidden = region !== wanted
      region.button.setAttribute('aria-expanded', String(region === wanted))
    })
  for (const region of regions) region.button.addEventListener('click', () => open(region.list.hidden ? region : undefined))
  const reset = (): void => open(regions.find(({ isCurrent }) => isCurrent) ?? regions[0])
  reset()
  return reset
}

/** What is typed hides the regions and shows what it finds; without it they are back [2.4.3, 2.4.4, 2.4.5]. */
const attachSearch = (flyout: HTMLElement): (() => void) => {
  const box = flyout.querySelector<HTMLElement>('[data-locale-search]')
  const input = box?.querySelector('input')
  const clear = box?.querySelector('button')
  const status = flyout.querySelector<HTMLElement>('[role=status]')
  const regions = flyout.querySelector<HTMLElement>('[data-locale-regions]')
  const results = flyout.querySelector<HTMLElement>('[data-locale-results]')
  if (!box || !input || !clear || !status || !regions || !results) return () => {}
  const show = (): void => {
    const query = input.value.trim()
    const isAsked = query !== ''
    const found = [...regions.querySelectorAll<HTMLElement>('a')].filter(
      ({ dataset }) => isAsked && isFound((dataset['names'] ?? '').split('\n'), query),
    )
    results.replaceChildren(...found.map((entry) => entry.parentElement?.cloneNode(true) ?? ''))
    const words = status.dataset[found.length > 0 ? 'found' : 'none'] ?? ''
    const told = words.replace('{count}', () => String(found.length)).replace('{query}', () => query)
    status.textContent = isAsked ? told : ''
    regions.hidden = isAsked
    results.hidden = clear.hidden = !isAsked
  }
  const reset = (): void => {
    input.value = ''
    show()
  }
  // Some words arrive without a key: pasted, spoken, chosen from a list.
  for (const type of ['keyup', 'input']) input.addEventListener(type, show)
  clear.addEventListener('click', () => {
    reset()
    input.focus()
  })
  box.hidden = false
  return reset
}

/** Search and accordion for the list of countries. Whatever closes it also puts it back as it was [2.4.6]. */
export const attachFlyout = (flyout: HTMLElement): void => {
  const resets = [
    attachRegions([...flyout.querySelectorAll<HTMLElement>('[data-locale-regions] h2')].flatMap(makeRegion)),
    attachSearch(flyout),
  ]
  flyout.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') resets.forEach((reset) => reset())
  })
}
