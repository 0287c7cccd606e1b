import type { EmbeddedModel } from '#features/blocks/public.ts'
import { chooseType, listTypes, type Searcher } from '#features/search/takeover/document-type.rules.ts'
import { guessSearcher, loadSearcher } from '#features/search/takeover/searcher.ts'

type TypeSelect = {
  readonly select: HTMLSelectElement
  readonly input: HTMLInputElement
  /** Every type that the site has, as options. */
  readonly all: readonly HTMLOptionElement[]
  readonly onChange: () => void
}

/** The types follow the person, now and when more is known; what somebody has chosen by hand stays [4.13.1]. */
export const attachTypes = (page: EmbeddedModel, { select, input, all, onChange }: TypeSelect): void => {
  let isChosen = false
  const explain = (): void => {
    const option = select.selectedOptions[0]
    input.placeholder = option?.dataset['hint'] ?? ''
    select.title = option?.title ?? ''
  }
  const offer = (searcher: Searcher): void => {
    const before = select.value
    const types = listTypes(
      all.map(({ value }) => value),
      searcher,
    )
    select.replaceChildren(...all.filter(({ value }) => types.includes(value)).map((option) => option.cloneNode(true)))
    const kept = isChosen && types.includes(before) ? before : chooseType(types, searcher)
    if (kept !== undefined) select.value = kept
    explain()
    if (select.value !== before) onChange()
  }
  select.addEventListener('change', () => {
    isChosen = true
    explain()
    onChange()
  })
  offer(guessSearcher(page))
  void loadSearcher(page).then((searcher) => searcher && offer(searcher))
}
