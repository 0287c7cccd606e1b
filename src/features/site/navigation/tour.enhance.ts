import { HINT_SCREEN, isHintDismissed, mayHintHere } from '#browser/hint-record.ts'
import { whenIdle } from '#browser/when-idle.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { isTourDue, TOUR_KEY, TOUR_QUERY } from '#features/site/navigation/tour/tour.rules.ts'

/** Asks little of those who know the site: the tour itself is loaded for a first visit only. */
export const enhance = (page: EmbeddedModel): void => {
  const { path, area, mode } = page
  const hasSteps = document.querySelector('[data-has-tour]') !== null
  const isDismissed = isHintDismissed(TOUR_KEY, Date.now())
  const isWideScreen = matchMedia(HINT_SCREEN).matches
  const isRequested = new URLSearchParams(location.search).has(TOUR_QUERY)
  if (!isTourDue({ isRequested, isBegun: mayHintHere(path), isDismissed, isWideScreen, hasSteps, area, mode })) return
  // Other hints keep away while this mark is there.
  document.documentElement.dataset['tour'] = ''
  const endMark = (): void => void delete document.documentElement.dataset['tour']
  void whenIdle()
    .then(() => import('#features/site/navigation/tour/tour.island.tsx'))
    .then(({ hydrate }) => hydrate(page, isRequested))
    .then((isShown) => isShown || endMark(), endMark)
}
