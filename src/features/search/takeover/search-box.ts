import type { EmbeddedModel } from '#features/blocks/public.ts'
import { attachCombobox } from '#features/search/takeover/combobox.ts'
import { drawEntries } from '#features/search/takeover/entry-list.ts'
import { areRecentsShown, TINY_SCREEN } from '#features/search/takeover/recent.rules.ts'
import {
  cleanQuery,
  isTypeAheadDue,
  prepareQuery,
  writeResultsAddress,
  writeSuggestionAddress,
} from '#features/search/takeover/query.rules.ts'
import { createRecentStore } from '#features/search/takeover/recent-store.ts'
import { createSuggester } from '#features/search/takeover/suggester.ts'
import { mayShowProducts, NO_SUGGESTIONS, splitSuggestion, type Suggestions } from '#features/search/takeover/suggestion.rules.ts'
import { attachTypes } from '#features/search/takeover/type-select.ts'

/** What the fragment says for every search box of the page. */
export type BoxSettings = {
  /** Absent: the results page. */
  readonly suggestionPath: string | undefined
  readonly suggestionSize: number
  readonly types: readonly HTMLOptionElement[]
}

export type SearchBox = {
  readonly input: HTMLInputElement
  /** Shows what the field offers. */
  readonly show: () => void
  readonly hide: () => void
}

/** The results page, as a path. */
const readAction = (form: HTMLFormElement): string => form.getAttribute('action') ?? ''

/** Search bar and panel in one element; both variants are one of these [2.8.1]. */
export const attachSearchBox = (root: HTMLElement, page: EmbeddedModel, settings: BoxSettings): SearchBox | undefined => {
  const form = root.querySelector<HTMLFormElement>('[data-search-form]')
  const [select, input] = [form?.querySelector('select'), form?.querySelector('input')]
  const panel = root.querySelector<HTMLElement>('[data-search-panel]')
  const status = panel?.querySelector<HTMLElement>('[role=status]')
  if (!form || !select || !input || !panel || !status) return undefined

  const isOn = page.flags.typeAhead
  const recents = createRecentStore(page.tenant.key)
  const suggester = createSuggester(page, settings.suggestionSize)
  const combobox = attachCombobox(input, panel)
  let key: string | undefined

  const tell = (name: 'start' | 'none' | 'count' | undefined, count = 0): void => {
    const words = name && status.dataset[name]
    status.textContent = words?.replace('{count}', String(count)) ?? ''
    // Those who see the list need no count of it.
    status.classList.toggle('visually-hidden', name === 'count')
  }

  const drawRecents = (): number => {
    const shown = areRecentsShown(input.value, { isTypeAheadOn: isOn, isTinyScreen: matchMedia(TINY_SCREEN).matches })
      ? recents.list()
      : []
    const toEntry = (plain: string) => ({ plain, href: writeSuggestionAddress(readAction(form), plain) })
    drawEntries(panel, 'recent', shown.map(toEntry))
    return shown.length
  }

  const drawSuggestions = (query: string, { words, products }: Suggestions): void => {
    const toEntry = (suggestion: string) => {
      const [plain, strong] = splitSuggestion(suggestion, query)
      return { plain, strong, href: writeSuggestionAddress(settings.suggestionPath ?? readAction(form), suggestion) }
    }
    const shown = mayShowProducts(select.value) ? products : []
    drawEntries(panel, 'suggested', words.map(toEntry))
    drawEntries(
      panel,
      'products',
      shown.map(({ title, url, sku, image }) => ({ plain: title, href: url, sku, image })),
    )
    combobox.refresh()
  }

  const refresh = async (): Promise<void> => {
    const query = cleanQuery(input.value)
    const recentCount = drawRecents()
    combobox.refresh()
    if (!isTypeAheadDue({ query, type: select.value, key, isOn })) {
      suggester.drop()
      drawSuggestions(query, NO_SUGGESTIONS)
      return tell(isOn && recentCount === 0 && select.value !== 'support' ? 'start' : undefined)
    }
    const found = await suggester.ask(query)
    if (!found) return
    drawSuggestions(query, found)
    tell(found.words.length === 0 ? 'none' : 'count', found.words.length)
  }

  input.addEventListener('keydown', (event) => (key = event.key))
  // What is pasted or spoken afterwards comes by no key.
  input.addEventListener('keyup', () => (key = undefined))
  input.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) void refresh()
  })
  input.addEventListener('compositionend', () => void refresh())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const query = prepareQuery(input.value, page.flags)
    if (query === '') return input.focus()
    recents.add(input.value)
    location.assign(writeResultsAddress(readAction(form), query, select.value))
  })
  panel.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const entry = target.closest('a')
    const part = entry?.closest<HTMLElement>('[data-search-part]')?.dataset['searchPart']
    // Who opened a product looked for what was typed.
    if (entry && part !== 'topics') recents.add(part === 'products' ? input.value : entry.textContent.trim())
    if (!target.closest('[data-recents-clear]')) return
    recents.clear()
    void refresh()
    input.focus()
  })
  attachTypes(page, { select, input, all: settings.types, onChange: () => void refresh() })

  return {
    input,
    show: () => {
      panel.hidden = false
      combobox.setExpanded(true)
      key = undefined
      void refresh()
    },
    hide: () => {
      panel.hidden = true
      combobox.setExpanded(false)
      suggester.drop()
    },
  }
}
