import { act } from '@testing-library/react'
import { draftCustomer, draftOwner, isDraftRestored, keepDrafts } from '#browser/draft/draft-store.ts'
import { watchForms } from '#browser/draft/form-draft.ts'

let stopWatching = (): void => {}

/** As the shell does it once the server has said who is here. */
export const enterAs = (sub: string, customer: string | null = null): void => {
  stopWatching()
  stopWatching = watchForms()
  act(() => draftOwner.set({ sub, customer }))
}

/** The session ends on its own; the page goes with it. */
export const endSession = (leavePage: () => void): void => {
  keepDrafts()
  leavePage()
  draftOwner.set(undefined)
  isDraftRestored.set(false)
}

/** For each test a browser of its own. */
export const forgetEverything = (): void => {
  stopWatching()
  stopWatching = () => {}
  sessionStorage.clear()
  draftOwner.set(undefined)
  draftCustomer.set(null)
  isDraftRestored.set(false)
}
