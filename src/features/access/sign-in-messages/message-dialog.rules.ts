/** Local storage: epoch seconds of the last time it was shown [3.19.3]. */
export const SHOWN_KEY = 'roleBasedModalShown'
/** At most once in 24 h [9.2.1]. */
const PAUSE_SECONDS = 86_400

export type SignInMessageFacts = {
  readonly isSessionValid: boolean | undefined
  readonly isNewUser: boolean | undefined
  readonly message: string | undefined
  /** As storage holds it; anyone may have written it. */
  readonly shownAt: string | undefined
  readonly now: Date
  readonly isOtherModalOpen: boolean
}

export const toEpochSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

const wasShownLately = (shownAt: string | undefined, now: Date): boolean => {
  const age = toEpochSeconds(now) - Number(shownAt)
  // No number, or a time that has not come yet: nothing was shown that we know of.
  return shownAt !== undefined && age >= 0 && age < PAUSE_SECONDS
}

/** All of these must hold, or the message waits for another page [4.17.1]. */
export const maySignInMessageShow = (facts: SignInMessageFacts): boolean =>
  facts.isSessionValid === true &&
  facts.isNewUser === false &&
  !wasShownLately(facts.shownAt, facts.now) &&
  (facts.message ?? '').trim() !== '' &&
  !facts.isOtherModalOpen
