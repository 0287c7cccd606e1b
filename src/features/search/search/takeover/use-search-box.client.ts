import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type KeyboardEvent, type SubmitEvent } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import type { SearchTakeover } from '#features/search/search/blocks/search-takeover.schema.ts'
import { cleanQuery, prepareQuery, type DocumentType } from '#features/search/search-api/public.ts'
import {
  listPanelRows,
  PARTS,
  type Offer,
  type PanelRow,
  type PartName,
} from '#features/search/search/takeover/panel-rows.rules.ts'
import { isTypeAheadDue, writeResultsAddress } from '#features/search/search/takeover/typed-query.rules.ts'
import { createRecentStore } from '#features/search/search/takeover/recent-searches.client.ts'
import { areRecentsShown, TINY_SCREEN } from '#features/search/search/takeover/recent.rules.ts'
import { chooseResultsPath } from '#features/search/search/takeover/results-path.rules.ts'
import { createSuggester } from '#features/search/search/takeover/suggester.client.ts'
import { NO_SUGGESTIONS } from '#features/search/search/takeover/suggestion.rules.ts'
import { useCombobox } from '#features/search/search/takeover/use-combobox.client.ts'
import { useTypes } from '#features/search/search/takeover/use-types.client.ts'

type SearchBoxOptions = {
  /** Unique in the page. */
  readonly id: string
  /** Settings from the fragment for every search box of the page. */
  readonly settings: SearchTakeover
  readonly drawnTypes: readonly DocumentType[]
  readonly pickedType?: string | undefined
}

/** The panel's message about its suggestions. */
export type PanelStatus = 'start' | 'none' | 'count' | undefined

const never = () => () => {}
const NOTHING: Offer = { query: '', recents: [], found: NO_SUGGESTIONS }

/** Search bar and panel; both variants are one of these [2.8.1]. The field itself keeps its text, so that early typing stays. */
export const useSearchBox = ({ id, settings, drawnTypes, pickedType }: SearchBoxOptions) => {
  const page = usePage()
  const isOn = page.flags.typeAhead
  const resultsPath = chooseResultsPath(page.config.searchResultsPath, page.locale)
  const [recents] = useState(() => createRecentStore(page.tenant.key))
  const [suggester] = useState(() => createSuggester(page, settings.suggestionSize))
  const input = useRef<HTMLInputElement>(null)
  const key = useRef<string>(undefined)
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [isShown, setShown] = useState(false)
  const [offer, setOffer] = useState(NOTHING)
  const [status, setStatus] = useState<PanelStatus>()
  const all = [...settings.types, ...settings.securedTypes].map(({ type }) => type)
  const { offered, chosen, choose } = useTypes({ all, drawn: drawnTypes, picked: pickedType })
  const type = chosen ?? ''
  const { topics, suggestionPath } = settings
  const rows = listPanelRows(offer, { topics, type, resultsPath, suggestionPath })
  const count = PARTS.reduce((sum, part) => sum + rows[part].length, 0)
  const { active, activeId, steer, letGo } = useCombobox({ id, count, isShown })

  const refresh = async (): Promise<void> => {
    const text = input.current?.value ?? ''
    const query = cleanQuery(text)
    const isTinyScreen = matchMedia(TINY_SCREEN).matches
    const listed = areRecentsShown(text, { isTypeAheadOn: isOn, isTinyScreen }) ? recents.list() : []
    letGo()
    if (!isTypeAheadDue({ query, type, key: key.current, isOn })) {
      suggester.drop()
      setOffer({ query, recents: listed, found: NO_SUGGESTIONS })
      return setStatus(isOn && listed.length === 0 && type !== 'support' ? 'start' : undefined)
    }
    setOffer((before) => ({ ...before, recents: listed }))
    const found = await suggester.ask(query)
    if (!found) return
    letGo()
    setOffer({ query, recents: listed, found })
    setStatus(found.words.length === 0 ? 'none' : 'count')
  }

  const follow = (part: PartName, { plain, strong = '' }: PanelRow): void => {
    // Who opened a product looked for what was typed.
    if (part !== 'topics') recents.add(part === 'products' || part === 'exact' ? (input.current?.value ?? '') : plain + strong)
  }
  const forgetRecents = (): void => {
    recents.clear()
    void refresh()
    input.current?.focus()
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const text = input.current?.value ?? ''
    const query = prepareQuery(text, page.flags)
    if (query === '') return input.current?.focus()
    recents.add(text)
    location.assign(writeResultsAddress(resultsPath, query, type))
  }

  const followType = useEffectEvent(() => void (isShown && refresh()))
  useEffect(() => followType(), [type])

  return {
    input,
    isHydrated,
    isShown,
    show: () => {
      setShown(true)
      key.current = undefined
      void refresh()
    },
    hide: () => {
      setShown(false)
      suggester.drop()
    },
    bar: {
      offered,
      chosen,
      form: { onSubmit: submit },
      select: { onChange: choose },
      input: {
        ref: input,
        onKeyDown: (event: KeyboardEvent) => {
          key.current = event.key
          steer(event)
        },
        // Pasted or dictated text arrives without a key press.
        onKeyUp: () => void (key.current = undefined),
        onInput: ({ nativeEvent }: { nativeEvent: Event }) => {
          if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) void refresh()
        },
        onCompositionEnd: () => void refresh(),
        onBlur: letGo,
        ...(isHydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-haspopup': 'grid' as const,
          'aria-expanded': isShown,
          'aria-controls': PARTS.filter((part) => part !== 'topics' || topics.length > 0)
            .map((part) => `${id}-${part}`)
            .join(' '),
          'aria-activedescendant': activeId,
        }),
      },
    },
    panel: {
      id,
      rows,
      active,
      status,
      all: { href: writeResultsAddress(resultsPath, offer.query, ''), total: offer.found.total },
      onFollow: follow,
      onClear: forgetRecents,
    },
  }
}
