import { expect, test } from 'vitest'
import { isTourDue, listTourButtons, type TourVisit } from '#features/site/navigation/tour/tour.rules.ts'

const visit = (changes: Partial<TourVisit> = {}): TourVisit => ({
  isRequested: false,
  isBegun: true,
  isDismissed: false,
  isWideScreen: true,
  hasSteps: true,
  area: undefined,
  mode: 'publish',
  ...changes,
})

test.each([
  ['a first visit', {}, true],
  ['a visitor who dismissed it', { isDismissed: true }, false],
  ['a visitor who dismissed it and requests it', { isDismissed: true, isBegun: false, isRequested: true }, true],
  ['a request on a small screen', { isRequested: true, isWideScreen: false }, false],
  ['a request on a page of the portal', { isRequested: true, area: 'portal' }, false],
  ['a screen of 1024 px or less', { isWideScreen: false }, false],
  ['a header without steps', { hasSteps: false }, false],
  ['someone who came in by another page than the home page', { isBegun: false }, false],
  ['a screen of the back office', { area: 'back-office' }, false],
  ['a page of the portal', { area: 'portal' }, false],
  ['an author', { mode: 'edit' }, false],
] as const)('the tour for %s: %s [2.3.10, 9.9.2]', (_, changes, expected) => expect(isTourDue(visit(changes))).toBe(expected))

test.each([
  [0, 4, ['skip', 'next']],
  [2, 4, ['skip', 'next']],
  [3, 4, ['finish']],
  [0, 1, ['finish']],
])('step %i of %i offers %o [2.3.11]', (at, count, expected) => expect(listTourButtons(at, count)).toEqual(expected))
