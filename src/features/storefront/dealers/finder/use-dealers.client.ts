import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useLatestRead } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { Place } from '#features/storefront/dealers/dealer.rules.ts'
import { listDealers } from '#features/storefront/dealers/finder/dealer.api.ts'
import { writeDealerQuery, type DealerChoice } from '#features/storefront/dealers/finder/dealer-choice.rules.ts'
import type { DealerCard, DealerView } from '#features/storefront/dealers/finder/dealer-view.rules.ts'
import { writePlace } from '#features/storefront/dealers/finder/distance.rules.ts'
import type { Locale } from '#kernel/locale.ts'

const never = () => () => {}

export type Dealers = {
  readonly view: DealerView
  /** The last request; until the answer comes it is ahead of the view. */
  readonly choice: DealerChoice
  readonly chosen: DealerCard | undefined
  readonly state: 'still' | 'loading' | 'updated' | 'failed'
  /** False in what the server draws, and until scripts have come. */
  readonly isHydrated: boolean
  /** The locator without anything chosen. */
  readonly address: string
  readonly hrefOf: (choice: DealerChoice) => string
  readonly ask: (choice: DealerChoice) => Promise<void>
  readonly choose: (id: string) => void
}

const toQuery = ({ tags, country, text }: DealerChoice, locale: Locale, near: Place | undefined) => ({
  site: locale.country,
  language: locale.language,
  ...(tags.length > 0 && { tags: tags.join() }),
  ...(country !== '' && { country }),
  ...(text !== '' && { q: text }),
  ...(near && { near: writePlace(near) }),
})

/** The address follows what is shown, so that it can be shared; the visitor's position never gets into it. */
export const useDealers = (drawn: DealerView, near: Place | undefined): Dealers => {
  const { locale } = usePage()
  const address = pageHref(locale, '/dealers/locator')
  const [view, setView] = useState(drawn)
  const [choice, setChoice] = useState<DealerChoice>(drawn.choice)
  const [state, setState] = useState<Dealers['state']>('still')
  const read = useLatestRead(listDealers)
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const hrefOf = (next: DealerChoice): string => address + writeDealerQuery(next)
  const show = (next: DealerChoice): void => {
    setChoice(next)
    history.replaceState(history.state, '', hrefOf(next))
  }

  const ask = async (next: DealerChoice): Promise<void> => {
    setChoice(next)
    setState('loading')
    const answer = await read({ query: toQuery(next, locale, near) })
    if (!answer) return
    if (!answer.ok) {
      setState('failed')
      return setChoice(view.choice)
    }
    const { data } = answer
    const settled = {
      ...data.choice,
      isFramed: next.isFramed,
      dealer: data.dealers.some(({ id }) => id === next.dealer) ? next.dealer : '',
    }
    setView({ ...data, choice: settled })
    setState('updated')
    show(settled)
  }

  const askAgain = useEffectEvent(() => void ask(choice))
  const known = useRef(near)
  useEffect(() => {
    if (known.current !== near) askAgain()
    known.current = near
  }, [near])

  return {
    ...{ view, choice, state, isHydrated, address, hrefOf, ask },
    chosen: view.dealers.find(({ id }) => id === choice.dealer),
    choose: (dealer) => show({ ...choice, dealer }),
  }
}
