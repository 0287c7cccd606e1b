/** After the first page of a session [9.8.6]. */
export const LOGIN_DELAY_MS = 2000
/** In local storage while someone is signed in whose login was told; one for all tabs. */
export const LOGIN_TOLD_KEY = 'loginTold'

export type LoginState = { readonly isSignedIn: boolean; readonly isTold: boolean }

/** A session is told of once; when it is over the next one counts anew. */
export const planLogin = ({ isSignedIn, isTold }: LoginState): 'tell' | 'forget' | 'nothing' => {
  if (isSignedIn) return isTold ? 'nothing' : 'tell'
  return isTold ? 'forget' : 'nothing'
}
